/** Writes ISA files and counts the values that these files omit. */

import type { EntityRow } from '../../entities/store.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName, formatFieldLabel } from '../../words.ts';
import type { ExportBook } from '../export-account/export-book.ts';
import type { IsaObject } from './entity-texts.ts';
import { GENERATED_COMMENT, listUnreadValues } from './extensions.ts';
import { createIsaInvestigation } from './isa-model.ts';
import { createIsaTabFiles, type TextFile } from './isa-tab.ts';
import nouns from './nouns.json' with { type: 'json' };
import { ReadTracker } from './read-tracker.ts';

type Count = (what: string) => void;

export function createRecordedIsaJson(snapshot: ProjectSnapshot, projectName: string, book: ExportBook): IsaObject {
  const seen = new ReadTracker();
  const investigation = createIsaInvestigation(snapshot, projectName, seen);
  for (const row of snapshot.rows) countOmissionsOfRow(snapshot, row, seen, (what) => book.recordOmission(what));
  return investigation;
}

export function createRecordedIsaTab(snapshot: ProjectSnapshot, projectName: string, book: ExportBook): readonly TextFile[] {
  const investigation = createRecordedIsaJson(snapshot, projectName, book);
  const read = new ReadTracker();
  const files = createIsaTabFiles(read.track(investigation), book, investigation);
  countOmissions(investigation, ['investigation'], read, (what) => book.recordOmission(what));
  return files;
}

/** Counts unread values, or the entity itself if no value was read. */
export function countOmissionsOfRow(snapshot: ProjectSnapshot, row: EntityRow, seen: ReadTracker, count: Count): void {
  const type = formatDisplayName(row.entityType);
  const missing = listUnreadValues(snapshot, row, seen);
  if (missing.length > 0 && !seen.isAnyRead(row.data)) count(type);
  else for (const name of missing) count(`${type} · ${formatFieldLabel(snapshot.profile.entities.get(row.entityType), name)}`);
}

/** Nouns for ISA-JSON objects by property. */
const NOUNS: ReadonlyMap<string, string> = new Map(Object.entries(nouns));

/** Counts values that were not read. IDs do not count, except those of protocols whose process is in no table row. */
function countOmissions(value: unknown, path: readonly string[], read: ReadTracker, count: Count): void {
  if (Array.isArray(value)) for (const item of value) countOmissions(item, path, read, count);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'object') countOmissions(inner, [...path, name], read, count);
      else if (isLinkingMember(name, inner, path) && !read.isRead(value, name)) count(formatMemberPath([...path, name]));
    }
}

function isLinkingMember(name: string, value: unknown, path: readonly string[]): boolean {
  if (name === '@id') return path.at(-1) === 'executesProtocol';
  // A comment counts as one value, which may be empty.
  const isCounted = path.at(-1) !== 'comments' || (name !== 'value' && value !== GENERATED_COMMENT);
  return value !== '' && value !== undefined && isCounted;
}

/** Returns a label such as "Process · Name" for `studies`, `processSequence`, `name`. */
function formatMemberPath(path: readonly string[]): string {
  const at = path.findLastIndex((name) => NOUNS.has(name));
  const noun = NOUNS.get(path[at] ?? '') ?? '';
  const [member = ''] = path.slice(at + 1);
  const holder = path.slice(0, at).findLast((name) => NOUNS.has(name)) ?? '';
  if (noun === 'Comment') return `${noun} · ${NOUNS.get(holder) ?? ''}`;
  return `${noun} · ${formatDisplayName(member.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase())}`;
}
