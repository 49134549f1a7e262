import { describe, expect, it } from 'vitest';
import { getBuiltInProfile } from '../../../entities/testing-project.ts';
import { AccountBook } from '../account/account-book.ts';
import type { IncomingRow } from './incoming.ts';
import { readIsaJsonRows } from './isa/isa-json.ts';
import { parseWrittenText, readDatasetRows } from './read-text.ts';

const miappe = getBuiltInProfile('miappe/1.1');

/** Returns the values of the first row of a data set. */
function readFirstValues(text: string, notation: 'json' | 'yaml', entity = 'Investigation'): Record<string, unknown> {
  const rows: IncomingRow[] = [
    ...readDatasetRows(miappe, parseWrittenText(text, notation), {}, { account: new AccountBook() }),
  ];
  return Object.fromEntries(rows.find(({ entityType }) => entityType === entity)?.stated ?? []);
}

describe('A value without quotes', () => {
  it.each([
    '00123',
    '007',
    '1e3',
    '1.10',
    '-0',
    '+5',
    '.5',
    '1_000',
    '0x1F',
    '0o17',
    '12345678901234567890',
    '2023',
    'True',
    'true',
  ])('from YAML is stored as the text %s in a text field', (written) => {
    expect(readFirstValues(`title: ${written}`, 'yaml')).toEqual({ title: written });
    // The comment makes the fast parser for simple files reject the text, so the YAML library parses it.
    expect(readFirstValues(`title: ${written} # a comment`, 'yaml')).toEqual({ title: written });
  });

  it.each(['1.10', '1e3', '-0', '12345678901234567890', '2023', 'true'])(
    'from JSON is stored as the text %s in a text field',
    (written) => {
      expect(readFirstValues(`{"title": ${written}}`, 'json')).toEqual({ title: written });
    },
  );

  it('is stored as text in a list', () => {
    const text = 'title: x\nassociated_publications:\n  - 10.10\n  - 2023\n';
    expect(readFirstValues(text, 'yaml')).toEqual({ title: 'x', associated_publications: ['10.10', '2023'] });
  });

  it('from ISA-JSON is stored as text', () => {
    const data = parseWrittenText('{"identifier": "I", "title": 1.10, "studies": []}', 'json');
    const [row] = readIsaJsonRows(getBuiltInProfile('isa/1.0'), data);
    expect(row?.stated.get('title')).toBe('1.10');
  });

  it('is stored as a number in a number field', () => {
    const text = 'studies:\n  - latitude: 52.10\n    longitude: 4\n';
    expect(readFirstValues(text, 'yaml', 'Study')).toEqual({ latitude: 52.1, longitude: 4 });
  });

  it.each(['12345678901234567890', '-9007199254740993', '1e400'])(
    'remains the text %s in a number field because no number represents it exactly',
    (written) => {
      expect(readFirstValues(`studies:\n  - altitude: ${written}\n`, 'yaml', 'Study')).toEqual({ altitude: written });
      expect(readFirstValues(`{"studies": [{"altitude": ${written}}]}`, 'json', 'Study')).toEqual({ altitude: written });
    },
  );

  it('remains a number if a hub exported the file, unless the notation of the number has changed', () => {
    const own = { profile: 'miappe', version: '1.1', entities: [{ entity_type: 'Investigation', data: { title: 2023 } }] };
    expect(readFirstValues(JSON.stringify(own), 'json')).toEqual({ title: 2023 });
    expect(readFirstValues(JSON.stringify(own).replace('2023', '20.230'), 'json')).toEqual({ title: '20.230' });
  });

  it('is rejected in place of an object, and the error contains the value', () => {
    const rows: IncomingRow[] = [
      ...readDatasetRows(miappe, parseWrittenText('studies: [007]', 'yaml'), {}, { account: new AccountBook() }),
    ];
    expect(rows.map(({ refusal }) => refusal)).toEqual([undefined, 'Must be an object of the type Study, not the number 7.']);
  });
});
