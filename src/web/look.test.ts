import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../views/assets/styles');
const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8');
const [lightBlock = '', darkBlock = ''] = tokens.split('@media (prefers-color-scheme: dark)');

/** Colors of each scheme, by name. The dark scheme overrides the light one. */
const schemes = {
  light: getColors(lightBlock),
  dark: new Map([...getColors(lightBlock), ...getColors(darkBlock)]),
};

/** Names of background colors of text. */
const GROUNDS = ['ground', 'surface', 'sunken', 'accent-tint', 'good-tint', 'warning-tint', 'bad-tint'];

/** Colors of text, which need a contrast of at least 4.5 to 1 with their background (WCAG 2.2, 1.4.3). */
const texts: readonly [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] =>
    ['ink', 'ink-soft', 'accent', 'accent-strong'].map((text) => [text, ground]),
  ),
  ...['good', 'warning', 'bad'].flatMap((tone): [string, string][] =>
    ['ground', 'surface', 'sunken', `${tone}-tint`].map((ground) => [tone, ground]),
  ),
  ...['accent', 'accent-strong', 'good', 'warning', 'bad'].map((ground): [string, string] => ['on-accent', ground]),
  ['ink', 'mark'],
  ['accent', 'mark'],
];

/** Colors of edges and symbols, which need a contrast of at least 3 to 1 (WCAG 2.2, 1.4.11). */
const edges: readonly [string, string][] = ['line-strong', 'accent'].flatMap((edge): [string, string][] =>
  ['ground', 'surface', 'sunken'].map((ground) => [edge, ground]),
);

describe.each(['light', 'dark'] as const)('The %s color scheme', (scheme) => {
  const colors = schemes[scheme];

  it.each(texts)('keeps %s readable on %s', (text, ground) => {
    expect(computeContrast(getColor(colors, text), getColor(colors, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('keeps %s visible on %s', (edge, ground) => {
    expect(computeContrast(getColor(colors, edge), getColor(colors, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('The style sheets', () => {
  it('define the same colors for light and dark', () => {
    expect([...getColors(darkBlock).keys()]).toEqual([...getColors(lightBlock).keys()]);
  });

  it('contain no literal colors outside tokens.css', () => {
    const own = readdirSync(folder).filter(
      (name) => !['tokens.css', 'print.css', 'redoc-look.css', 'run-report.css'].includes(name),
    );
    const literal = own.flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/#[0-9a-f]{3,8}\b(?=[^{]*;)|\brgba?\([^)]*\)/gi) ?? [],
    );
    expect(literal).toEqual([]);
  });

  it('load nothing from other servers', () => {
    const addresses = readdirSync(folder).flatMap(
      (name) => readFileSync(join(folder, name), 'utf8').match(/url\(|@import (?!"\.\/)/g) ?? [],
    );
    expect(addresses).toEqual([]);
  });
});

describe('The templates', () => {
  const root = join(import.meta.dirname, '../../views');
  const templates = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eta'))
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));

  it('have no inline script, handler or style, because the policy forbids them', () => {
    const inline = templates.filter(({ text }) =>
      /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))|\son[a-z]+=|\sstyle=|<style/i.test(text),
    );
    expect(inline.map(({ name }) => name)).toEqual([]);
  });

  it('print only other templates and drawings unescaped, because drawings escape their own text', () => {
    const raw = templates.flatMap(
      ({ text }) =>
        text.match(/<%~(?! (include\(|it\.body|it\.style|it\.jsonLd|(\w+\.)*(drawing|picture|trend|heatmap) ))[^%]*%>/g) ?? [],
    );
    expect(raw).toEqual([]);
  });
});

function getColors(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

function getColor(colors: ReadonlyMap<string, string>, name: string): string {
  const color = colors.get(name);
  if (color === undefined) throw new Error(`There is no color --${name}.`);
  return color;
}

/** Computes the contrast ratio of two colors (WCAG 2.2, "contrast ratio"). */
function computeContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
