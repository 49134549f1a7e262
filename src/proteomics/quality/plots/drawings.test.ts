import { describe, expect, it } from 'vitest';
import { escapeMarkup } from '../../../web/markup-text.ts';
import { renderPng } from '../plot-answer.ts';
import { drawChart } from './chart-plot.ts';
import type { PlotSheet } from './frame.ts';
import { drawMatrix } from './matrix-plot.ts';
import { drawPanels } from './panels-plot.ts';
import { estimateWidth, shortenToWidth, writeElement } from './svg.ts';
import { drawTrend, type TrendPoint } from './trend-plot.ts';

const HOSTILE = '</text><script>alert("x")</script>&\u0000\u0008\ud800 ]]> \uffff';
const FILE: PlotSheet = { setting: 'file', width: 600, height: 300, id: 'plot' };
const CAPTION = { title: HOSTILE, subtitle: HOSTILE, description: HOSTILE };

const createPoint = (value: number | null, change: Partial<TrendPoint> = {}): TrendPoint => ({
  name: HOSTILE,
  words: HOSTILE,
  time: '2025-03-04T17:40:21',
  value,
  limits: { count: 3, centre: 10, sigma: 1, lower: 7, upper: 13 },
  position: 'inside',
  flagged: false,
  useDownstream: true,
  isReference: false,
  ...change,
});

const drawTestTrend = (points: readonly TrendPoint[], sheet: PlotSheet = FILE, steady = true) =>
  drawTrend(sheet, {
    caption: CAPTION,
    valueTitle: HOSTILE,
    by: 'index',
    points,
    series: [],
    events: [{ at: '2025-03-04T17:40:21', label: HOSTILE }],
    change: { at: 0, label: HOSTILE },
    hasAxis: true,
    steady,
  });

const DRAWINGS: Record<string, () => string> = {
  'a trend': () =>
    drawTestTrend([
      createPoint(10),
      createPoint(null),
      createPoint(20, { position: 'above', flagged: true }),
      createPoint(1, { position: 'below', useDownstream: false }),
    ]),
  'a trend with limits in steps': () =>
    drawTestTrend([createPoint(10), createPoint(11, { limits: null }), createPoint(12)], FILE, false),
  'a trend with values beyond measure': () => drawTestTrend([createPoint(1.7e308), createPoint(-1.7e308)]),
  'a trend without a value': () => drawTestTrend([createPoint(null)]),
  'a trend without a run': () => drawTestTrend([]),
  'a grid': () =>
    drawMatrix(FILE, {
      caption: CAPTION,
      lines: [HOSTILE, 'b'],
      legend: [HOSTILE, HOSTILE],
      runs: [
        {
          name: HOSTILE,
          time: null,
          words: HOSTILE,
          cells: [
            { step: 5, sign: 'high' },
            { step: null, sign: '' },
          ],
        },
      ],
    }),
  'an empty grid': () => drawMatrix(FILE, { caption: CAPTION, lines: [], legend: ['', ''], runs: [] }),
  panels: () =>
    drawPanels(FILE, {
      caption: CAPTION,
      runs: [{ name: HOSTILE, time: null, words: HOSTILE }],
      panels: [{ title: HOSTILE, isLog: true, values: [{ middle: 5, range: [1, 9] }] }],
    }),
  bars: () =>
    drawChart(FILE, {
      caption: CAPTION,
      kind: 'bar',
      xTitle: HOSTILE,
      yTitle: HOSTILE,
      rows: [
        [HOSTILE, 5],
        ['b', null],
      ],
    }),
  boxes: () => drawChart(FILE, { caption: CAPTION, kind: 'box', xTitle: 'x', yTitle: 'y', rows: [['126', 1, 2, 3, 4, 5]] }),
  'a line': () =>
    drawChart(FILE, {
      caption: CAPTION,
      kind: 'line',
      xTitle: 'x',
      yTitle: 'y',
      rows: [
        [1, 2],
        [2, 5],
      ],
    }),
  'no bars': () => drawChart(FILE, { caption: CAPTION, kind: 'bar', xTitle: 'x', yTitle: 'y', rows: [] }),
};

it('The legend of a grid shows the whole scale, with one label at each end', () => {
  const drawing = drawMatrix(FILE, { caption: CAPTION, lines: ['a'], legend: ['7.33', '9.12 log2'], runs: [] });
  expect(drawing).toMatch(/>7\.33<\/text>(?:<rect[^>]*width="16"[^>]*>){6}<text[^>]*>9\.12 log2<[\s\S]*>no value</);
});

describe.each(Object.entries(DRAWINGS))('The drawing of %s', (_name, draw) => {
  it('is well-formed XML that another program can render', async () => {
    const png = await renderPng(draw());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([600, 300]);
  });

  it('escapes hostile text', () => {
    const drawn = draw();
    for (const text of ['<script', '\u0000', '\u0008', '\ud800', '\uffff']) expect(drawn).not.toContain(text);
  });

  it('has a title and a description', () => {
    expect(draw()).toMatch(
      /role="img" aria-labelledby="plot-title plot-description"><title id="plot-title">.*<desc id="plot-description">/,
    );
  });

  it('has only finite coordinates', () => {
    expect(draw()).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('needs no style sheet and no external resource', () => {
    expect(draw().replace('http://www.w3.org/2000/svg', '')).not.toMatch(/<style|style=|href|http|class=/);
  });
});

describe('A trend plot', () => {
  it('draws values out of limits with another shape', () => {
    const inside = drawTestTrend([createPoint(10)]);
    const outside = drawTestTrend([createPoint(20, { position: 'above' })]);
    expect((inside.match(/<circle/g) ?? []).length).toBe(2);
    expect(outside).not.toContain('<circle');
  });

  it('draws a value on the better side in green, and names it in the legend', () => {
    const text = drawTestTrend([createPoint(20, { position: 'above', isBetter: true })]);
    expect([text.includes('#1b6637'), text.includes('>above, better<'), text.includes('>above the limit<')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('draws values on the better side in another shape than values on the bad side', () => {
    const countCorners = (isBetter: boolean) =>
      (/<path d="M[^"]*z"/.exec(drawTestTrend([createPoint(20, { position: 'above', isBetter })]))?.[0] ?? '').split(' ')
        .length;
    expect(countCorners(true)).toBeGreaterThan(countCorners(false));
  });

  it('draws ordinary runs of a long series as one path, and other runs separately', () => {
    const points = Array.from({ length: 2000 }, (_, index) =>
      createPoint(10, index === 7 ? { value: 20, position: 'above' } : {}),
    );
    const page = drawTestTrend(points, { ...FILE, setting: 'page' });
    expect(page.match(/class="plot-point"/g)).toHaveLength(1);
    expect(page.match(/class="plot-crowd"/g)).toHaveLength(1);
  });

  it('shades adjacent runs of the reference set together', () => {
    const points = [true, true, false, true].map((isReference) => createPoint(10, { isReference }));
    expect(drawTestTrend(points).match(/fill="#1b6637" fill-opacity="0.12"/g)).toHaveLength(2);
  });

  it('distinguishes instruments by shape and color, even in a long series, and draws values out of limits with their own shape', () => {
    const few = drawTestTrend([
      createPoint(10, { series: 0 }),
      createPoint(10, { series: 1 }),
      createPoint(20, { series: 1, position: 'above' }),
    ]);
    expect([few.match(/<circle/g)?.length, few.match(/fill="#93690d"/g)?.length, few.includes('fill="#a32222"')]).toEqual([
      2,
      1,
      true,
    ]);
    const crowd = drawTestTrend(Array.from({ length: 2000 }, (_, index) => createPoint(10, { series: index % 2 })));
    expect(crowd.match(/stroke="#93690d"/g)).toHaveLength(1);
  });

  it('draws each of four instruments with a different shape', () => {
    const shapes = [0, 1, 2, 3].map((series) => {
      const page = drawTestTrend([createPoint(10, { series })], { ...FILE, setting: 'page' });
      return /<path d="M[^l]*(l[^"]*)" class="plot-dot-\d"/.exec(page)?.[1] ?? /<circle/.exec(page)?.[0];
    });
    expect(shapes[0]).toBe('<circle');
    expect(new Set(shapes).size).toBe(4);
  });

  it('interrupts the line at a missing value', () => {
    const line = /<path d="(M[^"]*)" stroke="#78838c" stroke-width="1" fill="none" stroke-linejoin="round"/.exec(
      drawTestTrend([createPoint(1), createPoint(2), createPoint(null), createPoint(3), createPoint(4)]),
    )?.[1];
    expect(line?.match(/M/g)).toHaveLength(2);
  });

  it('marks points for scripts and styles on a page, without colors', () => {
    const page = drawTestTrend([createPoint(10, { name: 'a"b' })], { ...FILE, setting: 'page' });
    expect(page).toContain('class="plot-point" data-raw-file="a&quot;b"');
    expect(page).not.toContain('#0b6685');
  });
});

describe('Limit labels', () => {
  it.each([true, false])('end inside the drawing (constant limits: %s)', (steady) => {
    const limits = { count: 3, centre: 5.685e6, sigma: 1e6, lower: 3.362e6, upper: 8.007e6 };
    const [, x = '', text = ''] =
      /<text x="([\d.]+)"[^>]*>(upper [^<]+)</.exec(drawTestTrend([createPoint(5e6, { limits })], FILE, steady)) ?? [];
    expect(Number(x) + estimateWidth(text)).toBeLessThanOrEqual(FILE.width);
  });
});

describe('An SVG drawing', () => {
  it('escapes attributes and text', () => {
    expect(writeElement('a', { b: '<"&>' }, escapeMarkup("<'&>"))).toBe('<a b="&lt;&quot;&amp;&gt;">&lt;&#39;&amp;&gt;</a>');
  });

  it('truncates text between characters', () => {
    expect(shortenToWidth('😀😀😀😀😀😀😀😀😀😀', 40)).toBe('😀😀😀😀…');
  });
});
