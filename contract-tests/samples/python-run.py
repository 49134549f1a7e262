"""Runs samples in Python. Each line of the input is the path of a file. Prints the output or the error as a line of JSON."""

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
    except BaseException as error:  # Every error of a sample must be reported.
        wrong = f"{type(error).__name__}: {error}"
    print(json.dumps({"said": said.getvalue(), "wrong": wrong}), flush=True)
