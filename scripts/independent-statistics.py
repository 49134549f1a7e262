"""Computes the statistics of the quality pages independently of the server, for
src/proteomics/quality/statistics/second-opinion.test.ts.

    python scripts/independent-statistics.py > src/proteomics/quality/statistics/fixtures/second-opinion.json

The methods differ from those of the server: NumPy computes sums, rules are windows over whole arrays, and numpy.linalg.lstsq
fits changes.
"""
import json
import numpy as np
from numpy.lib.stride_tricks import sliding_window_view as windows


def courses(rng):
    noise = lambda n=60: rng.normal(100, 5, n)
    step = noise(); step[38:] += 14
    drift = noise(); drift[30:] += 1.1 * np.arange(1, 31)
    odd = noise(); odd[[12, 40, 41]] += 45
    both = noise(); both[20:] -= 20; both[45:] += 20
    saw = 100 + 6 * (-1.0) ** np.arange(60) + rng.normal(0, 0.5, 60)
    return {"noise": noise(), "step": step, "drift": drift, "odd": odd, "back": both, "saw": saw, "short": noise(9)}


def basis(x):
    return x.mean(), np.abs(np.diff(x)).mean() / 1.128


def ends(flags, length, total):
    """Returns True for each run that ends a window in which the flag is set for all runs."""
    out = np.zeros(total, bool)
    out[length - 1:] = flags
    return out


def within(z, length, test):
    n = len(z)
    if n < length:
        return np.zeros(n, bool)
    return ends(test(windows(z, length)), length, n)


def few_of(z, enough, length, sigmas):
    """Returns True for each run that is beyond `sigmas` on one side, as are at least `enough` of the last `length` runs."""
    padded = np.concatenate([np.zeros(length - 1), z])
    w = windows(padded, length)
    up = ((w > sigmas).sum(1) >= enough) & (w[:, -1] > sigmas)
    down = ((w < -sigmas).sum(1) >= enough) & (w[:, -1] < -sigmas)
    return up | down


def rules(z):
    step = lambda w: np.diff(w, axis=1)
    return {
        "nelson_1": np.abs(z) > 3,
        "nelson_2": few_of(z, 9, 9, 0),
        "nelson_3": within(z, 6, lambda w: (step(w) > 0).all(1) | (step(w) < 0).all(1)),
        "nelson_4": within(z, 14, lambda w: (step(w)[:, 1:] * step(w)[:, :-1] < 0).all(1)),
        "nelson_5": few_of(z, 2, 3, 2),
        "nelson_6": few_of(z, 4, 5, 1),
        "nelson_7": within(z, 15, lambda w: (np.abs(w) < 1).all(1)),
        "nelson_8": within(z, 8, lambda w: (np.abs(w) > 1).all(1)),
        "westgard_1_3s": np.abs(z) > 3,
        "westgard_2_2s": few_of(z, 2, 2, 2),
        "westgard_r_4s": within(z, 2, lambda w: (w.max(1) > 2) & (w.min(1) < -2)),
        "westgard_4_1s": few_of(z, 4, 4, 1),
        "westgard_10_x": few_of(z, 10, 10, 0),
    }


def cusum(z):
    """Returns the upper and lower sums: the distances of the running total from its lowest and highest point."""
    total = np.concatenate([[0], np.cumsum(z - 0.5)])
    upper = (total - np.minimum.accumulate(total))[1:]
    total = np.concatenate([[0], np.cumsum(-z - 0.5)])
    lower = (total - np.minimum.accumulate(total))[1:]
    return np.where(upper >= lower, upper, -lower)


def ewma(x, centre, sigma):
    weight, out, width = 0.2, [], []
    for i in range(len(x)):
        weights = weight * (1 - weight) ** np.arange(i, -1, -1)
        out.append(weights @ x[: i + 1] + (1 - weights.sum()) * centre)
        width.append(3 * sigma * np.sqrt((weights**2).sum()))
    return np.array(out), np.array(width)


def explained(y, column):
    design = np.column_stack([np.ones(len(y)), column])
    fit, *_ = np.linalg.lstsq(design, y, rcond=None)
    left = y - design @ fit
    return ((y - y.mean()) ** 2).sum() - (left**2).sum(), fit


def change(x, sigma, shift=0):
    n, found = len(x), []
    for at in range(5, n - 4):
        gain, (level, jump) = explained(x, (np.arange(n) >= at).astype(float))
        found.append((gain, "step", at, level, level + jump))
    for at in [0, *range(5, n)]:
        if n - at >= 7:
            gain, (level, slope) = explained(x, np.maximum(0, np.arange(n) - at + 1.0))
            found.append((gain, "drift", at, level, level + slope * (n - at)))
    found = [f for f in found if f[0] / sigma**2 >= 18 and abs(f[4] - f[3]) >= 1.5 * sigma]
    if not found:
        return None
    _, kind, at, before, after = max(found, key=lambda f: f[0])
    later = change(x[at:], sigma, shift + at) if kind == "step" else None
    return later or (kind, at + shift, before, after, shift)


def latest_change(x):
    if len(x) < 15:
        return None
    ranges = np.abs(np.diff(x))
    sigma = min(ranges.mean() / 1.128, np.median(ranges) / 0.954)
    padded = np.pad(x, 4, constant_values=np.nan)
    middle = np.nanmedian(windows(padded, 9), axis=1)
    clipped = np.clip(x, middle - 3 * sigma, middle + 3 * sigma)
    smooth = np.median(windows(clipped, 3), axis=1)
    found = change(np.concatenate([smooth[:1], smooth, smooth[-1:]]), sigma)
    if found is None:
        return None
    kind, at, before, after, start = found
    raw_before = np.median(x[max(start, at - 40):max(at, start + 5)])
    raw_after = np.median(x[at:] if kind == "step" else x[-5:])
    way = 1 if after > before else -1
    beyond = way * (x - (before + after) / 2) > 0
    lasts = [way * (raw_after - raw_before) >= 1.5 * sigma, beyond[-5:].sum() >= 4, beyond[-3:].all(), kind == "drift" or beyond[at:].mean() >= 0.8]
    return {"kind": kind, "at": int(at), "before": float(raw_before), "after": float(raw_after)} if all(lasts) else None


def opinion(x):
    centre, sigma = basis(x)
    z = (x - centre) / sigma
    average, width = ewma(x, centre, sigma)
    return {
        "values": x.tolist(),
        "centre": centre,
        "sigma": sigma,
        "rules": {name: np.flatnonzero(flags).tolist() for name, flags in rules(z).items()},
        "cusum": cusum(z).tolist(),
        "ewma": average.tolist(),
        "ewma_width": width.tolist(),
        "change": latest_change(x),
    }


def false_alarms(rng, count=2000):
    """Returns the share of series with 80 runs of noise in which a change is found."""
    return sum(latest_change(rng.normal(0, 1, 80)) is not None for _ in range(count)) / count


if __name__ == "__main__":
    import sys
    if "--false-alarms" in sys.argv:
        print(false_alarms(np.random.default_rng(7), 300))
    else:
        print(json.dumps({name: opinion(x) for name, x in courses(np.random.default_rng(20250304)).items()}))
