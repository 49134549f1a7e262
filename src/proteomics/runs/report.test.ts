// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type Laboratory, readFixtureFiles, startLaboratory } from '../results/testing-laboratory.ts';

describeWithDatabase('The saved report of a run', () => {
  let lab: Laboratory;
  let answer: Response;
  let html: string;
  beforeAll(async () => {
    lab = await startLaboratory();
    await lab.importFiles('first of the week.raw', readFixtureFiles());
    const { items } = (await (await fetch(`${lab.address}/api/runs?search=week`)).json()) as { items: { uuid: string }[] };
    answer = await fetch(`${lab.address}/proteomics/projects/${lab.project}/${lab.pipeline}/runs/${items[0]?.uuid}/report`, {
      headers: { accept: 'text/html' },
    });
    html = await answer.text();
  });
  afterAll(() => lab.stop());

  it('is one file without external resources', () => {
    expect(
      html.match(/<(script|link|img|iframe|object)\b|\b(src|srcset|href|xlink:href)=(?!"#)|@import|url\((?!#)/gi),
    ).toBeNull();
  });

  it('has the name of the raw file', () => {
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="first of the week.html"');
  });

  it.each(['Identifications over time', 'Mass error over time', 'Charge states', 'Missed cleavages'])(
    'contains a drawing of %s',
    (title) => {
      expect(html.match(/<figure><svg[\s\S]*?<\/svg>/g)?.filter((drawing) => drawing.includes(title))).toHaveLength(1);
    },
  );
});
