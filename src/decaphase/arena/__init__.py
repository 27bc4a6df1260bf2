"""Matches between bots, with confidence intervals.

`matches` splits a match into tasks. A worker pool plays them, here (`worker_pool`) or on a Ray cluster
(`cluster`), and `match_run` delivers their results in order. `duel` sums them up for two sides, with the
statistics of `estimate` and `sequential_test`; `ladder` rates many bots, and `chart` draws the ratings.
"""
