"""The frozen program with a console."""

import sys

from kingtable.__main__ import main

sys.exit(main())
