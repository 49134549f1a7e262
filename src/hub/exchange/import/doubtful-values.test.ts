// @module-tag full
/** Tests ambiguous values: identifiers that look alike, and numbers with an ambiguous separator. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { buildDocumentRow, createSpreadsheet, createTextRow, openDocument } from '../testing-spreadsheet.ts';

interface Reported {
  readonly rule: string;
  readonly field: string;
  readonly value: string | null;
  readonly suggestion: string | null;
  readonly message: string;
}

describeWithDatabase('Doubtful values', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-doubt-'));
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    project = await site.project();
    await project.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV' }, ref: 'top' },
      { entityType: 'Study', data: { unique_id: 'A-1' }, parentId: 'top' },
    );
  });

  const readProblems = async (name: string, content: string, rule: string): Promise<readonly Reported[]> => {
    const { body } = await project.upload({ name, content });
    return body.problems.filter((problem: Reported) => problem.rule === rule);
  };

  describe('Doubtful values in identifiers', () => {
    const TWINS = [
      'BM\u00a01',
      'BM\u20091',
      'BM\u200b 1',
      'BM\u00ad 1',
      '\u0412\u041c 1',
      '\u0412M 1',
      '\u0392M 1',
      '\uff22M 1',
      'BM  1',
    ];
    it.each(TWINS.map((twin) => [twin.replaceAll(/[^!-~ ]/gu, (sign) => encodeURIComponent(sign)), twin]))(
      'are reported with the text that they look like: %s',
      async (_shown, twin) => {
        const found = await readProblems('BiologicalMaterial.csv', `unique_id,genus\nBM 1,a\n${twin},b\n`, 'look_alike');
        expect(found).toMatchObject([{ field: 'unique_id', value: twin, suggestion: 'BM 1' }]);
      },
    );

    it.each(['yaml', 'json'])('are reported in %s', async (format) => {
      const data = { unique_id: 'INV', studies: [{ unique_id: 'A-2' }, { unique_id: 'A\u20112' }] };
      const found = await readProblems(`file.${format}`, JSON.stringify(data), 'look_alike');
      expect(found).toMatchObject([{ value: 'A\u20112', suggestion: 'A-2' }]);
    });

    it('are reported for a reference without a target, with the existing identifier', async () => {
      const found = await readProblems('BiologicalMaterial.csv', 'unique_id,study_id\nB,A\u20111\nC,\u0410-1\n', 'place');
      expect(found.map(({ suggestion }) => suggestion)).toEqual(['A-1', 'A-1']);
    });

    it('are imported unchanged if no letter of another script in them looks like a Latin letter', async () => {
      const content = 'unique_id,genus\n\u041e\u043f\u044b\u0442 1,a\n\u6625\u5c0f\u9ea6,b\n\u0391\u0393,c\n\u0420\u0410,d\n';
      expect(await readProblems('BiologicalMaterial.csv', content, 'look_alike')).toEqual([]);
    });

    it('are reported for existing entities', async () => {
      await project.fill({ entityType: 'Study', data: { unique_id: 'A\u20111' } });
      const { body } = await project.hub.get(project.hub.getPath('problems'));
      expect(body.groups.find(({ rule }: Reported) => rule === 'look_alike')).toMatchObject({
        level: 'warning',
        suggestion: 'A-1',
      });
    });

    it('match the existing identifier after the suggestion is applied', async () => {
      const { body } = await project.upload({ name: 'BiologicalMaterial.csv', content: 'unique_id\nBM\u20119\n' });
      const values = [{ entity_type: 'BiologicalMaterial', field: 'unique_id', from: 'BM\u20119', to: 'BM-9' }];
      const { body: chosen } = await project.hub.post(project.hub.getPath('import', body.id, 'choices'), { values });
      expect([chosen.rows[0].label, chosen.changed[0].reason]).toEqual(['BM-9', 'The value is replaced, as you selected.']);
    });
  });

  describe('Doubtful numbers', () => {
    const createStudies = (...rows: string[]) => `unique_id;latitude;altitude\n${rows.join('\n')}\n`;
    it.each([
      ['the file has no other number', createStudies('B;;1.234'), null],
      ['another number has a comma', createStudies('B;51,98;1.234'), '1234'],
      ['other numbers have a comma and a point', createStudies('B;51,98;1.234', 'C;51.98;2'), null],
    ])('are reported if a point may separate thousands: %s', async (_why, content, suggestion) => {
      const found = await readProblems('Study.csv', content, 'doubtful_number');
      expect(found).toMatchObject([{ field: 'altitude', value: '1.234', suggestion }]);
    });

    it.each([
      ['the file has no other number', createStudies('B;;1,234'), null],
      ['another number has a point', createStudies('B;51.98;1,234'), '1234'],
      ['another number has a comma and a point', createStudies('B;;1,234', 'C;;2,345.5'), '1234'],
    ])('are reported if a comma may separate thousands: %s', async (_why, content, suggestion) => {
      const found = await readProblems('Study.csv', content, 'doubtful_number');
      expect(found).toMatchObject([{ field: 'altitude', value: '1,234', suggestion }]);
    });

    it.each([
      ['another number has a point', createStudies('B;51.98;1.234')],
      ['the field allows no thousands', createStudies('B;1.234;')],
      ['another number has more digits after the point', createStudies('B;;1.2345', 'C;;0.234')],
    ])('are imported without a warning if the decimal point is certain: %s', async (_why, content) => {
      expect(await readProblems('Study.csv', content, 'doubtful_number')).toEqual([]);
    });
  });

  it.each([
    ['2,345.5', 2_345.5],
    ['-1,234,567', -1_234_567],
    ['1.234.567', 1_234_567],
  ])('are not reported for numbers with unambiguous groups of thousands, such as %s', async (text, number) => {
    const { body } = await project.upload({ name: 'Study.csv', content: `unique_id;altitude\nB;${text}\n` });
    expect([body.problems.filter(({ rule }: Reported) => rule === 'type'), body.changed[0]]).toMatchObject([
      [],
      { shown: text, stored: String(number) },
    ]);
  });

  describe('Doubtful values in place of missing ones', () => {
    const NOTHING = 'unique_id,organism,genus\nB,#N/A,NA\nC,Err:502,#REF!\nD,null,x\n';
    const uploadNotes = async () =>
      (await project.upload({ name: 'm.csv', content: NOTHING, entityType: 'BiologicalMaterial' })).body;

    it('are omitted and reported if they are errors of spreadsheet programs', async () => {
      const body = await uploadNotes();
      expect(body.left_out).toMatchObject([
        { place: 'line 2', reason: expect.stringMatching(/"organism" .*#N\/A/), places: 2, values: 2 },
        { place: 'line 3', reason: expect.stringContaining('"genus"'), values: 1 },
      ]);
      await project.apply(body.id);
      const materials = (await project.entities()).filter(({ entity_type: type }) => type === 'BiologicalMaterial');
      expect(materials.map(({ data }) => [data.organism, data.genus])).toEqual([
        [undefined, 'NA'],
        [undefined, undefined],
        ['null', 'x'],
      ]);
    });

    it('are omitted and reported if a formula of a spreadsheet failed', async () => {
      const failed = ['#N/A', '#DIV/0!'].map((error, at) => `<c r="${'BC'[at]}2" t="e"><v>${error}</v></c>`).join('');
      const row = createTextRow(2, ['B']).replace('</row>', `${failed}</row>`);
      const content = createSpreadsheet(createTextRow(1, ['unique_id', 'organism', 'genus']) + row, {
        name: 'BiologicalMaterial',
      });
      const { body } = await project.upload({ name: 'm.xlsx', content });
      expect([body.counts.created, body.counts.refused, body.left_out]).toMatchObject([
        1,
        0,
        ['organism', 'genus'].map((name) => ({
          place: 'BiologicalMaterial!2',
          reason: `The cell in the column "${name}" contains an error of a spreadsheet program, such as #N/A, and is left out.`,
          values: 1,
        })),
      ]);
    });

    it('are not used as column names', async () => {
      const { body } = await project.upload({ name: 'Study.csv', content: 'unique_id,title,#REF!\nB,One,x\n' });
      expect(body.left_out).toMatchObject([{ reason: 'A column without a name is left out, with 1 value.', values: 1 }]);
    });

    it('do not create an entity in a row without other values', async () => {
      const { body } = await project.upload({ name: 'Study.csv', content: 'unique_id,title\nB,One\n#N/A,#N/A\n' });
      expect([body.counts.created, body.left_out]).toMatchObject([1, [{ place: 'line 3' }, { place: 'line 3' }]]);
    });

    it('are reported if they are words for a missing value', async () => {
      const found = (await uploadNotes()).problems.filter(({ rule }: Reported) => rule === 'missing_value');
      expect(found.map(({ field, value }: Reported) => `${field} ${value}`).toSorted()).toEqual(['genus NA', 'organism null']);
    });

    it.each(['NA', 'n/a', 'NaN', '-', '–', 'missing', 'not collected'])(
      'are omitted from numbers, dates and choices, and listed, if they are words such as %s',
      async (word) => {
        const path = project.hub.getPath('own-columns');
        await project.hub.post(path, { entity_type: 'Study', label: 'Soil', kind: 'choice', choices: ['clay', 'n/a'] });
        await project.hub.post(path, { entity_type: 'Study', label: 'Wet', kind: 'yes_no' });
        await project.fill({ entityType: 'Study', data: { unique_id: 'C' } });
        const content = `unique_id,title,altitude,start_date,soil,wet\nB,${word},${word},${word},${word},${word}\nC,,${word},,,\n`;
        const { body } = await project.upload({ name: 'Study.csv', content });
        const lost = ['altitude', 'start_date', ...(word === 'n/a' ? [] : ['soil']), 'wet'];
        expect(body.left_out).toMatchObject(
          lost.map((field) => ({
            place: 'line 2',
            reason: `"${word}" in the column "${field}" means a missing value, and is left out.`,
            values: field === 'altitude' ? 2 : 1,
          })),
        );
        expect(body.account).toMatchObject({ values: 8, changed: 0, left_out: lost.length + 1 });
        expect(body.problems.filter(({ rule }: Reported) => rule === 'type')).toEqual([]);
        await project.apply(body.id);
        const stored = (await project.entities()).find(({ data }) => data.unique_id === 'B').data;
        expect([stored.title, stored.soil, stored.altitude]).toEqual([word, word === 'n/a' ? word : undefined, undefined]);
      },
    );

    it('are unchanged after an export and import', async () => {
      await project.fill({ entityType: 'Study', data: { unique_id: 'C', altitude: 'NA' } });
      await project.fill({ entityType: 'Study', data: { unique_id: 'B', title: '#N/A' } });
      const content = await project.export('format=csv&type=Study');
      expect((await project.upload({ name: 'Study.csv', content })).body.counts).toMatchObject({ changed: 0, created: 0 });
    });
  });

  describe('Doubtful values in Darwin Core files', () => {
    it('are omitted from related entities, which are not created without a value', async () => {
      project = await site.project('darwin-core/1.0');
      const content = 'occurrenceID,basisOfRecord,eventDate,decimalLatitude\nO1,HumanObservation,2024-01,NA\n';
      const { body } = await project.upload({ name: 'occurrence.csv', content });
      expect([body.counts.created, body.left_out]).toMatchObject([2, [{ reason: expect.stringContaining('"NA"') }]]);
    });

    const formatOccurrences = (...dates: string[]) =>
      `occurrenceID,basisOfRecord,eventDate\n${dates.map((date, at) => `O${at},HumanObservation,${date}`).join('\n')}\n`;
    const readWarnings = async (content: string, rule: string): Promise<readonly Reported[]> => {
      project = await site.project('darwin-core/1.0');
      return readProblems('occurrence.csv', content, rule);
    };

    it('are reported for a date in another format, with the day if it is certain', async () => {
      const found = await readWarnings(
        formatOccurrences('24.12.2023', 'Sep-23', '2023-09/10', '3/4/2023'),
        'event_date_format',
      );
      expect(found.map(({ value, suggestion }) => [value, suggestion])).toEqual([
        ['24.12.2023', '2023-12-24'],
        ['Sep-23', null],
        ['2023-09/10', null],
        ['3/4/2023', null],
      ]);
    });

    it('are imported without a warning in the formats of the standard', async () => {
      const dates = ['1809-02-12', '1906-06', '1971', '1963-03-08T14:07-06:00', '2009-02-20T08:40Z', '2018-08-29T15:19'];
      const spans = ['2007-03-01T13:00:00Z/2008-05-11T15:30:00Z', '1900/1909', '2007-11-13/15', '1809-02-12/1809-03-01'];
      expect(await readWarnings(formatOccurrences(...dates, ...spans), 'event_date_format')).toEqual([]);
    });

    it('are reported for two occurrences with the same identifier', async () => {
      const content = 'occurrenceID,basisOfRecord\nO1,HumanObservation\nO1,HumanObservation\nO2,HumanObservation\n';
      expect(await readWarnings(content, 'unique_identifier')).toMatchObject([{ field: 'occurrenceID', value: 'O1' }]);
    });
  });

  describe('Doubtful values in cells', () => {
    it.each(['xlsx', 'ods'])('are reported if the cells of an %s file display only a part', async (format) => {
      const { Workbook } = await import('@cj-tech-master/excelts');
      const book = new Workbook();
      const rows = book.addWorksheet('Study');
      rows.addRow(['unique_id', 'title', 'start_date', 'altitude', 'description']);
      rows.addRow(['B', 12.345, new Date('2024-03-01T14:24:00Z'), 5.6642, new Date('2024-03-01T14:24:00Z')]);
      for (const [column, code] of ['@', '0.0', 'yyyy-mm-dd', '0.0', 'h:mm'].entries())
        rows.getCell(2, column + 1).numFmt = code;
      const dates = [
        '<number:date-style style:name="day"><number:year/><number:month/><number:day/></number:date-style>',
        '<number:time-style style:name="time"><number:hours/><number:minutes/></number:time-style>',
      ];
      const styles = ['day', 'time']
        .map((name) => `<style:style style:name="${name}" style:family="table-cell" style:data-style-name="${name}"/>`)
        .join('');
      const createCell = (attributes: string, text: string) =>
        `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
      const moment = 'office:value-type="date" office:date-value="2024-03-01T14:24:00"';
      const cells = [
        createCell('office:value-type="string"', 'B'),
        createCell('office:value-type="float" office:value="12.345"', '12.3'),
        createCell(`table:style-name="day" ${moment}`, '2024-03-01'),
        createCell('office:value-type="float" office:value="5.6642"', '5.7'),
        createCell(`table:style-name="time" ${moment}`, '14:24'),
      ];
      const head = buildDocumentRow(['unique_id', 'title', 'start_date', 'altitude', 'description']);
      const table = `<table:table table:name="Study">${head}<table:table-row>${cells.join('')}</table:table-row></table:table>`;
      const content =
        format === 'ods'
          ? openDocument(table, { styles: dates.join('') + styles })
          : new Uint8Array(await book.xlsx.writeBuffer());
      const { body } = await project.upload({ name: `file.${format}`, content });
      const [hidden, place] = ['The cell contains more than it displays. The displayed part is stored.', 'Study!2'];
      expect([body.account.values, body.changed]).toEqual([
        5,
        [
          { place, field: 'title', shown: '12.345', stored: '12.3', reason: hidden },
          { place, field: 'start_date', shown: '2024-03-01T14:24:00', stored: '2024-03-01', reason: hidden },
          {
            place,
            field: 'altitude',
            shown: '5.7',
            stored: '5.6642',
            reason: 'The number is stored without its display format.',
          },
          { place, field: 'description', shown: '2024-03-01T14:24:00', stored: '14:24', reason: hidden },
        ].map((change) => ({ entity_type: 'Study', values: 1, ...change })),
      ]);
    });
  });
});
