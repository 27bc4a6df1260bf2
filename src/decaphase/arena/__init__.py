"""Matches between bots, with error bars.

A match is cut into tasks (`matches`) that a worker pool plays, on this machine or on a cluster
(`worker_pool`, `cluster`). Its chunks come back in order (`match_run`) and are summed up as a duel of two
sides (`duel`, `estimate`, `sequential_test`) or as a ladder of many (`ladder`, `chart`).
"""
