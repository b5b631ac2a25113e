#!/bin/sh
# A disk image with the program and a link to the folder of programs: dmg.sh PROGRAM.app IMAGE.dmg
# With CODESIGN_IDENTITY the program is signed for the hardened runtime; without it only for this machine.
set -eu
app=$1
image=$2
here=$(cd "$(dirname "$0")" && pwd)
codesign --force --deep --options runtime --entitlements "$here/entitlements.plist" \
    --sign "${CODESIGN_IDENTITY:--}" "$app"
codesign --verify --deep --strict "$app"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ditto "$app" "$folder/$(basename "$app")"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -volname "$(basename "$app" .app)" -srcfolder "$folder" -format ULMO -ov "$image"
