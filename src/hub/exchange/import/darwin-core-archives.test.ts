// @module-tag full
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';
import { createZip } from '../testing-spreadsheet.ts';

const DWC = 'http://rs.tdwg.org/dwc/terms/';
const createField = (index: number | undefined, term: string, value?: string) =>
  `<field ${index === undefined ? '' : `index="${index}"`} term="${DWC}${term}" ${value === undefined ? '' : `default="${value}"`}/>`;
const createTable = (kind: 'core' | 'extension', type: string, file: string, fields: string, dialect = '') =>
  `<${kind} rowType="${type.includes('/') ? type : DWC + type}" ignoreHeaderLines="1" ${dialect}><files><location>${file}</location></files>` +
  `<${kind === 'core' ? 'id' : 'coreid'} index="0"/>${fields}</${kind}>`;
const createArchive = (meta: string, files: Readonly<Record<string, string | Buffer>>) =>
  createZip([
    { name: 'meta.xml', content: `<archive xmlns="http://rs.tdwg.org/dwc/text/" metadata="eml.xml">${meta}</archive>` },
    ...Object.entries(files).map(([name, content]) => ({ name, content })),
  ]);
const TABS = 'fieldsTerminatedBy="\\t" linesTerminatedBy="\\n" fieldsEnclosedBy=""';

describeWithDatabase('A Darwin Core archive', () => {
  let folder: string;
  let site: ExchangeSite;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-archives-'));
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function importArchive(content: Buffer<ArrayBuffer>) {
    const project: ExchangeProject = await site.project('darwin-core/1.0');
    const { status, body } = await project.upload({ name: 'archive.zip', content });
    expect([status, body.detail, body.format]).toEqual([201, undefined, 'dwca']);
    const { values, placed, changed, left_out: leftOut } = body.account;
    expect(placed + changed + leftOut).toBe(values);
    expect((await project.apply(body.id, { skip_refused: true })).status).toBe(200);
    const { entities } = JSON.parse((await project.export('format=json')).toString());
    const again = await project.upload({ name: 'archive.zip', content });
    return { body, data: entities.map(({ data }: { data: unknown }) => data), again: again.body.counts };
  }

  const occurrences =
    createField(1, 'occurrenceID') + createField(2, 'scientificName') + createField(3, 'country', 'Netherlands');
  const core = createTable(
    'core',
    'Occurrence',
    'occurrence.txt',
    occurrences + createField(undefined, 'basisOfRecord', 'PreservedSpecimen'),
    `encoding="ISO-8859-1" ${TABS}`,
  );
  const rows = Buffer.from(
    'id\tcalled\tname\tland\textra\n1\tOCC-1\t"Golden" M\xfcller\tBelgium\tmore\n2\tOCC-2\tLynx lynx\t\t\n',
    'latin1',
  );

  it.each(['id', 'eventID'])(
    'is imported, and links in the column %s that lead to no row or field are listed',
    async (link) => {
      const events = createTable('core', 'Event', 'event.txt', createField(0, 'eventID') + createField(1, 'eventDate'), TABS);
      const found = createTable(
        'extension',
        'Occurrence',
        'found.txt',
        createField(1, 'occurrenceID') + createField(2, 'basisOfRecord'),
        TABS,
      );
      const facts = createTable('extension', 'MeasurementOrFact', 'facts.txt', createField(1, 'measurementType'), TABS);
      const { body, data } = await importArchive(
        createArchive(events + found + facts, {
          'event.txt': 'id\tdate\nE1\t2024-05-01\n',
          'found.txt': `${link}\to\tb\nE1\tO1\tHumanObservation\nE7\tO2\tHumanObservation\n`,
          'facts.txt': 'id\ttype\nE1\tdepth\n',
        }),
      );
      expect(data.slice(0, 2)).toMatchObject([{ occurrenceID: 'O1', event: { eventID: 'E1' } }, { occurrenceID: 'O2' }]);
      expect(body.left_out).toMatchObject([
        { place: 'found.txt, line 3', reason: 'The core of the archive has no row "E7". The link to it is left out.' },
        { place: 'facts.txt, column 1', reason: expect.stringContaining('"link to Event"') },
      ]);
    },
  );

  it('keeps the identifiers of a core whose header names the undescribed column', async () => {
    const plain = createTable('core', 'Occurrence', 'o.txt', createField(1, 'basisOfRecord'), TABS);
    const { data } = await importArchive(createArchive(plain, { 'o.txt': 'occurrenceID\tbasis\nO1\tHumanObservation\n' }));
    expect(data).toMatchObject([{ occurrenceID: 'O1', basisOfRecord: 'HumanObservation' }]);
  });

  it('is read with its terms, defaults, encoding and literal quotes', async () => {
    const { body, data } = await importArchive(createArchive(core, { 'occurrence.txt': rows }));
    const createRecord = (id: string, name: string, country: string) => ({
      occurrenceID: id,
      basisOfRecord: 'PreservedSpecimen',
      event: { occurrenceID: id, location: { country } },
      identifications: [{ occurrenceID: id, taxon: { scientificName: name } }],
    });
    expect(data).toEqual([
      createRecord('OCC-1', '"Golden" Müller', 'Belgium'),
      createRecord('OCC-2', 'Lynx lynx', 'Netherlands'),
    ]);
    expect(body.left_out).toMatchObject([{ place: 'occurrence.txt, column 5', values: 1 }]);
  });

  it('is imported with the rows of an extension in their row of the core', async () => {
    const people = createTable(
      'extension',
      'Identification',
      'ident.csv',
      createField(1, 'identificationID') + createField(2, 'identifiedBy'),
    );
    const { data, again } = await importArchive(
      createArchive(core + people, {
        'occurrence.txt': rows,
        'ident.csv': 'coreid,id,by\n2,ID-2,"Sample, R."\n1,ID-1,Example\n',
      }),
    );
    expect(
      data.map(({ identifications }: { identifications: { identifiedBy?: string }[] }) => identifications.at(-1)?.identifiedBy),
    ).toEqual(['Example', 'Sample, R.']);
    expect(again).toMatchObject({ created: 0, changed: 0, refused: 0 });
  });

  it('copies the event of its core to each occurrence, and counts the values of the event only once', async () => {
    const events = createTable('core', 'Event', 'event.csv', createField(1, 'eventDate') + createField(2, 'country'));
    const sightings = createTable(
      'extension',
      'Occurrence',
      'occurrence.csv',
      createField(1, 'occurrenceID') + createField(2, 'basisOfRecord'),
    );
    const { body, data } = await importArchive(
      createArchive(events + sightings, {
        'event.csv': 'id,date,country\nEV-1,2023-05-01,Belgium\nEV-2,2023-06-01,Chad\n',
        'occurrence.csv': 'id,called,basis\nEV-1,O-1,HumanObservation\nEV-1,O-2,HumanObservation\n',
      }),
    );
    const createEvent = (occurrenceID: string) => ({
      eventID: 'EV-1',
      occurrenceID,
      eventDate: '2023-05-01',
      location: { eventID: 'EV-1', country: 'Belgium' },
    });
    expect(data.map(({ event: found }: { event: unknown }) => found)).toEqual([createEvent('O-1'), createEvent('O-2')]);
    // The second event has no occurrence that could contain it.
    expect(body.account).toEqual({ values: 12, placed: 9, changed: 0, left_out: 3 });
  });

  it('is imported, and tables without a type, undescribed files and the data set description are reported', async () => {
    const media = createTable(
      'extension',
      'http://rs.gbif.org/terms/1.0/Multimedia',
      'media.csv',
      createField(1, 'references'),
    );
    const absent = createTable('extension', 'Identification', 'absent.csv', createField(1, 'identificationID'));
    const { body } = await importArchive(
      createArchive(core + media + absent, {
        'occurrence.txt': rows,
        'media.csv': 'id,address\n1,https://example.org/1.jpg\n',
        'eml.xml': '<eml><title>Birds</title></eml>',
        'notes.txt': 'x',
      }),
    );
    const { rows: listed } = body;
    const reported = listed
      .filter(({ outcome }: { outcome: string }) => outcome === 'leave_out')
      .map(({ place }: { place: string }) => place);
    expect(reported).toEqual(['absent.csv', 'occurrence.txt, column 5', 'media.csv', 'eml.xml', 'notes.txt']);
    expect(body.left_out.map(({ place, values }: { place: string; values: number }) => [place, values])).toEqual([
      ['absent.csv', 0],
      ['occurrence.txt, column 5', 1],
      ['media.csv', 2],
      ['eml.xml', 1],
      ['notes.txt', 0],
    ]);
  });

  it.each([
    ['without a core', createArchive('', {}), /meta\.xml describes no core/],
    [
      'with an encoding that differs from the declared one',
      createArchive(core.replace('ISO-8859-1', 'UTF-8'), { 'occurrence.txt': rows }),
      /occurrence\.txt is not UTF-8 text/,
    ],
    [
      'in an unknown encoding',
      createArchive(core.replace('ISO-8859-1', 'EBCDIC'), { 'occurrence.txt': rows }),
      /not EBCDIC text/,
    ],
    [
      'with an open quote',
      createArchive(createTable('core', 'Occurrence', 'o.csv', createField(1, 'scientificName')), {
        'o.csv': 'id,name\n1,"x\n',
      }),
      /o\.csv, line 2: it opens a quote/,
    ],
    [
      'with an invalid column',
      createArchive(core.replace('index="1"', 'index="99999999"'), { 'occurrence.txt': rows }),
      /column 99999999/,
    ],
    ['with broken XML', createArchive('<core', {}), /damaged/],
  ])('is rejected %s, and the error states the reason', async (_what, content, reason) => {
    const project = await site.project('darwin-core/1.0');
    const { status, body } = await project.upload({ name: 'archive.zip', content });
    expect([status, body.detail]).toEqual([400, expect.stringMatching(reason)]);
  });
});
