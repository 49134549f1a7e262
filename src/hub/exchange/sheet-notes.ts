/** Creates the note of a column header: the requirements of a field, and the format of a cell. */
import type { EditorField } from '../editor/fields.ts';

/** Notes for the columns that state the position of a row. */
export const PLACE_NOTES = [
  'Identifier of the entity in the hub. Do not change it. For a new row, leave the cell empty, or enter a name that other rows can use as _parent_id.',
  'Identifier of the parent of this entity, or the _id of the row of the parent. Empty at the top level.',
  'Field of the parent that contains this entity. Required if several fields can contain it.',
] as const;

/** Notes in files that earlier versions exported. */
const FORMER_NOTES = [
  'Field of the holding entity that this one stands in. Needed where several could be meant.',
  'Identifier of the entity in the hub. Leave it as it is. For a new row leave it empty, or write a name of your own that other rows can have as _parent_id.',
  'Identifier of the entity that holds this one, or the name that its row has in _id. Empty at the top.',
];

export function createNote(editorField: EditorField): string {
  const { described, holds, demands, rules } = editorField;
  const lines =
    holds === undefined
      ? [
          described.help,
          addPeriod(described.tier),
          editorField.isList ? `${KINDS[editorField.scalar]} Several are separated by “; ”.` : KINDS[editorField.scalar],
          // Cells with one value have a drop-down list instead.
          editorField.isList && described.options !== undefined ? `One of: ${described.options.join(', ')}.` : '',
          ...demands.map(addPeriod),
          ...rules,
        ]
      : [
          described.help,
          `The number of ${holds} entities in this entity. Their rows are on the sheet ${holds}. ${HELD_ELSEWHERE}`,
        ];
  const term = described.ontology_term === undefined ? '' : `Term: ${described.ontology_term}`;
  return [...lines, term].filter((line) => line !== undefined && line !== '').join('\n');
}

/** Returns whether text is a note from an export, even of another profile version or an earlier server. */
export function isExportedNote(text: string): boolean {
  const normalizeNote = (note: string) => note.replaceAll(/\s+/g, ' ').trim();
  const isOfPlace = [...PLACE_NOTES, ...FORMER_NOTES].some((note) => normalizeNote(note) === normalizeNote(text));
  return isOfPlace || /(?:^|[\r\n])(?:Required|Recommended|Optional)\.(?:[\r\n]|$)/.test(text) || text.includes(HELD_ELSEWHERE);
}

const HELD_ELSEWHERE = 'This column is not read.';

const KINDS: Readonly<Record<EditorField['scalar'], string>> = {
  string: 'A text.',
  integer: 'A whole number.',
  float: 'A number.',
  boolean: 'TRUE or FALSE.',
  date: 'A date, such as 2024-03-01.',
  datetime: 'A date, or a date with a time, such as 2024-03-01T09:30:00Z.',
  uri: 'A web address, such as https://example.org/.',
  ontology_term: 'A term, such as PO:0009012, or its web address.',
};

function addPeriod(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
