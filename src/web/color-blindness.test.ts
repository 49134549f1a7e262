import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  interpolate,
  type Rgb,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { SHADES, STYLES } from '../proteomics/quality/plots/paint.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../views/assets/styles/tokens.css'), 'utf8');
const plotStyles = readFileSync(join(import.meta.dirname, '../../views/assets/styles/proteomics-plots.css'), 'utf8');
const [lightBlock = '', darkBlock = ''] = tokens.split('@media (prefers-color-scheme: dark)');
const printed = readFileSync(join(import.meta.dirname, '../../views/assets/styles/print.css'), 'utf8');
const pages = {
  'a light page': getColors(lightBlock),
  'a dark page': new Map([...getColors(lightBlock), ...getColors(darkBlock)]),
  'a printed page': new Map([...getColors(lightBlock), ...getColors(printed)]),
};

/**
 * Functions that simulate the colors seen without one type of cones (Machado, Oliveira and Fernandes 2009), and with normal
 * vision.
 */
const eyes: Record<string, (color: Rgb) => Rgb> = {
  'all cones': (color) => color,
  'no cones for red': (color) => parseRgb(filterDeficiencyProt(1)(color)),
  'no cones for green': (color) => parseRgb(filterDeficiencyDeuter(1)(color)),
  'no cones for blue': (color) => parseRgb(filterDeficiencyTrit(1)(color)),
};

/**
 * Minimum CIEDE2000 difference of points. A difference of 1 is just visible side by side, but points are small and far apart.
 */
const POINTS_APART = 15;
const SHADES_APART = 5;

type Named = readonly [name: string, color: string];

/** Sets of colors that must be distinguishable: series of points for instruments, and values inside and outside of limits. */
const palettes: Record<string, { series: readonly Named[]; verdict: readonly Named[]; shades: readonly Rgb[] }> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([page, colors]) => {
      const selectColors = (...names: string[]) => names.map((name): Named => [name, colors.get(name) ?? '']);
      return [
        page,
        {
          series: selectColors('accent', 'series-1', 'series-2', 'series-3'),
          // Print has no red, so points differ only in shape.
          verdict: page === 'a printed page' ? [] : selectColors('accent', 'bad'),
          shades: Array.from({ length: SHADES }, (_, step) => getShade(step, colors)),
        },
      ];
    }),
  ),
  'a file': {
    series: (['crowd', 'crowd-1', 'crowd-2', 'crowd-3'] as const).map((part): Named => [part, STYLES[part].stroke]),
    verdict: (['dot', 'dot-out'] as const).map((part): Named => [part, STYLES[part].fill]),
    shades: Array.from({ length: SHADES }, (_, step) => parseRgb(STYLES[`shade-${step}` as 'shade-0'].fill)),
  },
};

describe.each(Object.entries(palettes))('Plots on %s', (_, { series, verdict, shades }) => {
  describe.each(Object.entries(eyes))('seen with %s', (_name, seen) => {
    it('have distinguishable colors for instruments', () => {
      expect(findSimilarColors(series, seen)).toEqual([]);
    });

    it('have distinguishable colors for values inside and outside of limits', () => {
      expect(findSimilarColors(verdict, seen)).toEqual([]);
    });

    it('have distinguishable neighboring shades of the heat map', () => {
      const steps = shades.slice(1).map((shade, at) => measureDifference(seen(shades[at] as Rgb), seen(shade)));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(SHADES_APART);
    });

    it('order the shades of the heat map strictly by lightness', () => {
      const lightness = shades.map((shade) => converter('lab')(seen(shade)).l);
      const sorted = lightness.toSorted((one, other) => one - other);
      expect([sorted, sorted.toReversed()]).toContainEqual(lightness);
    });
  });
});

/** Returns pairs of colors whose difference is below {@link POINTS_APART}. */
function findSimilarColors(colors: readonly Named[], seen: (color: Rgb) => Rgb): string[] {
  return colors.flatMap(([name, color], at) =>
    colors.slice(at + 1).flatMap(([other, otherColor]) => {
      const apart = measureDifference(seen(parseRgb(color)), seen(parseRgb(otherColor)));
      return apart >= POINTS_APART ? [] : [`${name} and ${other}: ${apart.toFixed(1)}`];
    }),
  );
}

function measureDifference(one: Rgb, other: Rgb): number {
  return differenceCiede2000()(one, other);
}

/** Returns the value of `color-mix(in oklab, var(--a) 8%, var(--b))`, or of one variable. */
function getShade(step: number, colors: ReadonlyMap<string, string>): Rgb {
  const value = new RegExp(`\\.plot-shade-${step} \\{\\s*--shade: (.*);`).exec(plotStyles)?.[1] ?? '';
  const [first = '', second = first] = [...value.matchAll(/var\(--([a-z-]+)\)/g)].map(
    ([, name = '']) => colors.get(name) ?? '',
  );
  const share = Number(/(\d+)%/.exec(value)?.[1] ?? 100) / 100;
  return parseRgb(interpolate([second, first], 'oklab')(share));
}

function getColors(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

/** Parses a color. @throws Error if it is invalid, such as an unknown name */
function parseRgb(color: Parameters<ReturnType<typeof converter<'rgb'>>>[0]): Rgb {
  const found = converter('rgb')(color);
  if (found === undefined) throw new Error(`${JSON.stringify(color)} is no color.`);
  return found;
}
