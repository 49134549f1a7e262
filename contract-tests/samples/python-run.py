"""Runs samples of Python: each line of the input names a file. Answers a line of JSON: what it wrote, or what went wrong."""

import contextlib
import io
import json
import runpy
import sys

for line in sys.stdin:
    said = io.StringIO()
    wrong = ""
    try:
        with contextlib.redirect_stdout(said):
            runpy.run_path(line.strip(), run_name="__main__")
    except BaseException as error:  # Whatever a sample does is told.
        wrong = f"{type(error).__name__}: {error}"
    print(json.dumps({"said": said.getvalue(), "wrong": wrong}), flush=True)
