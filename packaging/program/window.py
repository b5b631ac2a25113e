"""The frozen program without a console."""

import sys

from kingtable.__main__ import window_main

sys.exit(window_main())
