"""Runs a command and says what it and its descendants took: seconds on the clock, processor seconds, the peak memory of the largest process."""

import ctypes
import os
import resource
import subprocess
import sys
import time

BECOME_SUBREAPER = 36


def measured(command, log, environment=None):
    """(return code, {"seconds", "cpuSeconds", "peakMebibytes"}); standard output goes to the file `log`, standard error beside it."""
    if not sys.platform.startswith("linux"):
        raise SystemExit("measuring needs Linux: processes that outlive their parent are counted by adopting them")
    # `unname` may end before its recognisers' processes do; this process inherits them, and their times.
    ctypes.CDLL(None).prctl(BECOME_SUBREAPER, 1, 0, 0, 0)
    began = time.monotonic()
    with open(log, "wb") as out, open(log + ".err", "wb") as errors:
        child = subprocess.Popen(command, stdout=out, stderr=errors, env={**os.environ, **(environment or {})})
        _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.monotonic() - began
    usages = [usage, *orphans()]
    return child.returncode, {
        "seconds": round(seconds, 1),
        "cpuSeconds": round(sum(one.ru_utime + one.ru_stime for one in usages), 1),
        "peakMebibytes": round(max(one.ru_maxrss for one in usages) / 1024),
    }


def seconds_of_children():
    """Processor seconds of all processes that ended so far and were waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def orphans():
    """What the processes took that this one inherited; waits for them."""
    while True:
        try:
            yield os.wait4(-1, 0)[2]
        except ChildProcessError:
            return
