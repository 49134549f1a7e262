import { describe, expect, it } from 'vitest';
import { markupText } from '../../../web/markup-text.ts';
import { figurePlot } from './figure-plot.ts';
import type { PlotSheet } from './frame.ts';
import { matrixPlot } from './matrix-plot.ts';
import { panelsPlot } from './panels-plot.ts';
import { pngOf } from './plot-reply.ts';
import { element, fitting, widthOf } from './svg.ts';
import { type TrendPoint, trendPlot } from './trend-plot.ts';

const HOSTILE = '</text><script>alert("x")</script>&\u0000\u0008\ud800 ]]> \uffff';
const FILE: PlotSheet = { setting: 'file', width: 600, height: 300, id: 'plot' };
const CAPTION = { title: HOSTILE, subtitle: HOSTILE, description: HOSTILE };

const point = (value: number | null, change: Partial<TrendPoint> = {}): TrendPoint => ({
  name: HOSTILE,
  words: HOSTILE,
  time: '2025-03-04T17:40:21',
  value,
  limits: { count: 3, centre: 10, sigma: 1, lower: 7, upper: 13 },
  standing: 'inside',
  flagged: false,
  useDownstream: true,
  isReference: false,
  ...change,
});

const trend = (points: readonly TrendPoint[], sheet: PlotSheet = FILE, steady = true) =>
  trendPlot(sheet, {
    caption: CAPTION,
    valueTitle: HOSTILE,
    by: 'index',
    points,
    series: [],
    events: [{ at: '2025-03-04T17:40:21', label: HOSTILE }],
    turn: { at: 0, label: HOSTILE },
    hasAxis: true,
    steady,
  });

const DRAWINGS: Record<string, () => string> = {
  'a trend': () =>
    trend([
      point(10),
      point(null),
      point(20, { standing: 'above', flagged: true }),
      point(1, { standing: 'below', useDownstream: false }),
    ]),
  'a trend with limits in steps': () => trend([point(10), point(11, { limits: null }), point(12)], FILE, false),
  'a trend with values beyond measure': () => trend([point(1.7e308), point(-1.7e308)]),
  'a trend without a value': () => trend([point(null)]),
  'a trend without a run': () => trend([]),
  'a grid': () =>
    matrixPlot(FILE, {
      caption: CAPTION,
      lines: [HOSTILE, 'b'],
      legend: [HOSTILE],
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
  'an empty grid': () => matrixPlot(FILE, { caption: CAPTION, lines: [], legend: [], runs: [] }),
  panels: () =>
    panelsPlot(FILE, {
      caption: CAPTION,
      runs: [{ name: HOSTILE, time: null, words: HOSTILE }],
      panels: [{ title: HOSTILE, isLog: true, values: [{ middle: 5, range: [1, 9] }] }],
    }),
  bars: () =>
    figurePlot(FILE, {
      caption: CAPTION,
      kind: 'bar',
      xTitle: HOSTILE,
      yTitle: HOSTILE,
      rows: [
        [HOSTILE, 5],
        ['b', null],
      ],
    }),
  boxes: () => figurePlot(FILE, { caption: CAPTION, kind: 'box', xTitle: 'x', yTitle: 'y', rows: [['126', 1, 2, 3, 4, 5]] }),
  'a line': () =>
    figurePlot(FILE, {
      caption: CAPTION,
      kind: 'line',
      xTitle: 'x',
      yTitle: 'y',
      rows: [
        [1, 2],
        [2, 5],
      ],
    }),
  'no bars': () => figurePlot(FILE, { caption: CAPTION, kind: 'bar', xTitle: 'x', yTitle: 'y', rows: [] }),
};

describe.each(Object.entries(DRAWINGS))('the drawing of %s', (_name, draw) => {
  it('is well-formed XML that another program draws', async () => {
    const png = await pngOf(draw());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([600, 300]);
  });

  it('shows hostile texts as texts', () => {
    const drawn = draw();
    for (const text of ['<script', '\u0000', '\u0008', '\ud800', '\uffff']) expect(drawn).not.toContain(text);
  });

  it('has a title and a description', () => {
    expect(draw()).toMatch(
      /role="img" aria-labelledby="plot-title plot-description"><title id="plot-title">.*<desc id="plot-description">/,
    );
  });

  it('has no coordinate that is none', () => {
    expect(draw()).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  it('needs no style sheet and nothing from elsewhere', () => {
    expect(draw().replace('http://www.w3.org/2000/svg', '')).not.toMatch(/<style|style=|href|http|class=/);
  });
});

describe('a trend', () => {
  it('shows values outside by another shape', () => {
    const inside = trend([point(10)]);
    const outside = trend([point(20, { standing: 'above' })]);
    expect((inside.match(/<circle/g) ?? []).length).toBe(2);
    expect(outside).not.toContain('<circle');
  });

  it('of a crowd draws what is ordinary as one path, and what stands out by itself', () => {
    const points = Array.from({ length: 2000 }, (_, index) => point(10, index === 7 ? { value: 20, standing: 'above' } : {}));
    const page = trend(points, { ...FILE, setting: 'page' });
    expect(page.match(/class="plot-point"/g)).toHaveLength(1);
    expect(page.match(/class="plot-crowd"/g)).toHaveLength(1);
  });

  it('shades the runs of the reference set, neighbors together', () => {
    const points = [true, true, false, true].map((isReference) => point(10, { isReference }));
    expect(trend(points).match(/fill="#1b6637" fill-opacity="0.12"/g)).toHaveLength(2);
  });

  it('tells instruments apart by shape and by color, also in a crowd, and keeps the shape of what is outside', () => {
    const few = trend([point(10, { series: 0 }), point(10, { series: 1 }), point(20, { series: 1, standing: 'above' })]);
    expect([few.match(/<circle/g)?.length, few.match(/fill="#93690d"/g)?.length, few.includes('fill="#a32222"')]).toEqual([
      2,
      1,
      true,
    ]);
    const crowd = trend(Array.from({ length: 2000 }, (_, index) => point(10, { series: index % 2 })));
    expect(crowd.match(/stroke="#93690d"/g)).toHaveLength(1);
  });

  it('gives each of four instruments a shape of its own', () => {
    const shapes = [0, 1, 2, 3].map((series) => {
      const page = trend([point(10, { series })], { ...FILE, setting: 'page' });
      return /<path d="M[^l]*(l[^"]*)" class="plot-dot-\d"/.exec(page)?.[1] ?? /<circle/.exec(page)?.[0];
    });
    expect(shapes[0]).toBe('<circle');
    expect(new Set(shapes).size).toBe(4);
  });

  it('interrupts its line where a value is missing', () => {
    const line = /<path d="(M[^"]*)" stroke="#78838c" stroke-width="1" fill="none" stroke-linejoin="round"/.exec(
      trend([point(1), point(2), point(null), point(3), point(4)]),
    )?.[1];
    expect(line?.match(/M/g)).toHaveLength(2);
  });

  it('lets scripts and styles know the points on a page, and carries no colors there', () => {
    const page = trend([point(10, { name: 'a"b' })], { ...FILE, setting: 'page' });
    expect(page).toContain('class="plot-point" data-raw-file="a&quot;b"');
    expect(page).not.toContain('#0b6685');
  });
});

describe('the names of the limits', () => {
  it.each([true, false])('end inside of the drawing (the same for all: %s)', (steady) => {
    const limits = { count: 3, centre: 5.685e6, sigma: 1e6, lower: 3.362e6, upper: 8.007e6 };
    const [, x = '', text = ''] =
      /<text x="([\d.]+)"[^>]*>(upper [^<]+)</.exec(trend([point(5e6, { limits })], FILE, steady)) ?? [];
    expect(Number(x) + widthOf(text)).toBeLessThanOrEqual(FILE.width);
  });
});

describe('writing SVG', () => {
  it('escapes attributes and texts', () => {
    expect(element('a', { b: '<"&>' }, markupText("<'&>"))).toBe('<a b="&lt;&quot;&amp;&gt;">&lt;&#39;&amp;&gt;</a>');
  });

  it('cuts texts to their room by whole characters', () => {
    expect(fitting('😀😀😀😀😀😀😀😀😀😀', 40)).toBe('😀😀😀😀…');
  });
});
