import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worksheet } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../profiles/profile.ts';
import { getBuiltInProfile } from '../entities/testing-project.ts';
import { writeWorkbook } from './workbook.ts';

describe('A spreadsheet of a project', () => {
  const profile = getBuiltInProfile('miappe/1.1');
  const entity = profile.entities.get('ObservationUnit') as Entity;
  let folder: string;
  let sheet: Worksheet;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-workbook-'));
    const file = join(folder, 'file.xlsx');
    const cells = [...entity.fields.map(() => null), 'an-identifier', null, null];
    await writeWorkbook(file, profile, [entity], {
      async *readRows() {
        yield cells;
      },
    });
    const { Workbook } = await import('@cj-tech-master/excelts');
    const workbook = new Workbook();
    await workbook.xlsx.readFile(file);
    sheet = workbook.getWorksheet('ObservationUnit') as Worksheet;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const createHeads = () => Array.from({ length: entity.fields.length + 3 }, (_, index) => sheet.getRow(1).getCell(index + 1));
  const findHead = (name: string) => createHeads().find(({ value }) => value === name);
  const findColor = (name: string) => (findHead(name)?.fill as { fgColor?: { argb?: string } } | undefined)?.fgColor?.argb;

  it('has hidden columns of identifiers at the end', () => {
    expect(createHeads().map(({ value }) => value)).toEqual([
      ...entity.fields.map(({ name }) => name),
      '_id',
      '_parent_id',
      '_parent_field',
    ]);
    const hidden = createHeads().filter((_head, index) => sheet.getColumn(index + 1).hidden === true);
    expect(hidden.map(({ value }) => value)).toEqual(['_id', '_parent_id', '_parent_field']);
  });

  it('colors the headers of required and recommended columns only', () => {
    expect([findColor('unique_id'), findColor('_id')]).toEqual(['FFFFC9B8', undefined]);
    const colors = new Set(entity.fields.map(({ name }) => findColor(name)));
    expect([...colors].filter((color) => color !== undefined).length).toBeGreaterThan(0);
  });

  it('has a note at every header', () => {
    expect(createHeads().filter(({ note }) => note === undefined || note === null)).toEqual([]);
  });

  it('has a frozen header and first column', () => {
    expect(sheet.views).toMatchObject([{ state: 'frozen', xSplit: 1, ySplit: 1 }]);
  });
});
