import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('The profile pages', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub.stop());

  const readPage = (path: string) => hub.send('anonymous', path, { accept: 'text/html' });
  const postForm = (path: string, form: Record<string, string>) => hub.send('anonymous', path, { form, accept: 'text/html' });
  const countRows = (text: string) => text.match(/<tr><th scope="row">/g)?.length ?? 0;
  const BOTH = 'profiles=miappe/1.1&profiles=isa/1.0';
  const MERGED = { profiles: 'miappe/1.1,isa/1.0', strategy: 'most_restrictive' };

  it.each([
    [`/compare?${BOTH}`, 274],
    ['/compare?profiles=miappe/1.1,isa/1.0', 274],
    [`/compare?${BOTH}&kind=conflict`, 2],
    [`/compare?${BOTH}&kind=modified`, 12],
    [`/compare?${BOTH}&q=FactorValue+factor_name`, 1],
    ['/compare?profiles=miappe/1.1&profiles=miappe/1.2', 15],
    ['/compare?profiles=miappe/1.1&profiles=miappe/1.2&changes=all', 162],
  ])('show for %s a total of %i fields', async (path, fields) => {
    expect(countRows((await readPage(path)).text)).toBe(fields);
  });

  it('show conflicts first', async () => {
    const { text } = await readPage(`/compare?${BOTH}`);
    expect(text.indexOf('id="entity-FactorValue"')).toBeLessThan(text.indexOf('id="entity-Assay"'));
  });

  it.each(['/compare?changes=only', '/merge?strategy=first_wins'])(
    'ask the user to select profiles if %s contains none',
    async (path) => {
      expect((await readPage(path)).text).toContain('class="field-error" id="profiles-error">Select two or more profiles.');
    },
  );

  it.each(['/compare', '/merge'])('show no error when %s is opened', async (path) => {
    expect((await readPage(path)).text).not.toContain('field-error');
  });

  it('count all differing fields, conflicting fields and fields that some profiles lack', async () => {
    const { text } = await readPage('/compare?profiles=miappe/1.1&profiles=miappe/1.2');
    const readCount = (label: string) => Number(new RegExp(`<dt>${label}</dt><dd>(\\d+)`).exec(text)?.[1]);
    const counted = ['differing', 'in conflict', 'not in all profiles'].map(readCount);
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(countRows(text));
  });

  it('report a conflict between some of the profiles', async () => {
    const { text } = await readPage('/compare?profiles=miappe/1.1,isa/1.0,jerm/1.0&q=datafile+version');
    expect(text).toContain('not in all, conflict');
  });

  it.each([
    ['/compare?profiles=miappe', 400, 'miappe is not a profile'],
    ['/compare?profiles=%3Cscript%3E', 400, '&lt;script&gt; is not a profile'],
    ['/compare?profiles=none/1', 404, 'There is no profile none/1 here.'],
    ['/merge?profiles=none/1&profiles=isa/1.0', 404, 'There is no profile none/1 here.'],
    [`/merge?${BOTH}&strategy=best`, 400, 'Unknown strategy: best.'],
    ['/compare?what=ever', 400, 'what'],
  ])('respond to %s with status %i, and show the error', async (path, status, sentence) => {
    const answer = await readPage(path);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it('export the comparison as CSV, with a row for each differing attribute', async () => {
    const { text, headers } = await readPage(`/compare/file?${BOTH}&format=csv&kind=conflict`);
    const lines = text.split('\r\n').map((line) => line.split(',').slice(0, 4).join(','));
    expect([headers.get('content-disposition'), lines.slice(0, 3)]).toEqual([
      'attachment; filename=miappe-1.1-isa-1.0.csv',
      ['Entity,Field,Difference,Attribute', 'FactorValue,value,conflict,required', 'FactorValue,value,conflict,recommended'],
    ]);
  });

  it('export the comparison as Markdown, with equal numbers of cells in all rows', async () => {
    const { text } = await readPage(`/compare/file?${BOTH}&format=md`);
    const cells = text.split('\n').flatMap((line) => (line.startsWith('|') ? [line.match(/(?<!\\)\|/g)?.length] : []));
    expect([text.startsWith('# Comparison of miappe/1.1 and isa/1.0\n'), new Set(cells)]).toEqual([true, new Set([6])]);
  });

  it('reject an export of a single profile', async () => {
    expect((await readPage('/compare/file?profiles=isa/1.0&format=csv')).status).toBe(400);
  });

  it('preserve the choice of the user in a merge', async () => {
    const { text } = await postForm('/merge', { ...MERGED, 'choice.FactorValue.value': 'isa/1.0' });
    expect(text).toMatch(/name="choice.FactorValue.value" value="isa\/1.0" checked/);
  });

  it('ignore choices that no longer apply to the selected profiles', async () => {
    const { status } = await postForm('/merge', {
      ...MERGED,
      'choice.FactorValue.value': 'jerm/1.0',
      'choice.No.such': 'isa/1.0',
    });
    expect(status).toBe(200);
  });

  it('export the merged profile as a file, with the choices', async () => {
    const { text, headers } = await postForm('/merge/file', {
      ...MERGED,
      output_name: 'lab',
      'choice.FactorValue.value': 'isa/1.0',
    });
    expect([headers.get('content-disposition'), text.startsWith('name: lab\n')]).toEqual([
      'attachment; filename=lab-1.0.yaml',
      true,
    ]);
  });

  it('show an invalid name at its field, with the whole input', async () => {
    const { status, text } = await postForm('/merge/save', {
      ...MERGED,
      output_name: '"><script>alert(1)</script>',
      output_version: '7.0',
      'choice.FactorValue.value': 'isa/1.0',
    });
    expect([
      status,
      text.includes('<script>alert'),
      text.includes('value="&quot;&gt;&lt;script&gt;'),
      text.includes('value="7.0"'),
      text.includes('id="output_name-error"'),
      /name="choice.FactorValue.value" value="isa\/1.0" checked/.test(text),
    ]).toEqual([400, false, true, true, true, true]);
  });

  it('ask the user to select profiles if none remains selected', async () => {
    const { status, text } = await postForm('/merge', { strategy: 'first_wins' });
    expect([status, text]).toEqual([400, expect.stringContaining('Select two or more profiles.')]);
  });

  it('are linked from the pages of the profiles', async () => {
    const { text } = await readPage('/profiles/isa/1.0');
    expect(text).toContain('href="/compare?profiles=isa/1.0"');
  });

  it('can open the form of a new project with the profile preselected', async () => {
    expect((await readPage('/hub/projects/new?profile=isa/1.0')).text).toMatch(/<option value="isa\/1.0" selected>/);
  });
});
