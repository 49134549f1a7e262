/** Locates the parts of a spreadsheet by relationships (ECMA-376, part 2; part 1, 18.2), because names of parts vary. */
import { posix } from 'node:path';
import type { Entry } from 'yauzl';
import { isTrueInXml, readMarkupToEnd } from './markup.ts';
import { openZipEntry, type ZipSource } from './zip-entries.ts';

/** A sheet with the name of its part, in the order of the workbook. */
export interface SheetPart {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

export interface Package {
  has(part: string): boolean;
  read(part: string): AsyncIterable<Uint8Array>;
}

export function openPackage(source: ZipSource, entries: readonly Entry[]): Package {
  const byName = new Map(entries.map((entry) => [normalizePartName(entry.fileName), entry]));
  return {
    has: (part) => byName.has(normalizePartName(part)),
    read: (part) => {
      const entry = byName.get(normalizePartName(part));
      if (entry === undefined) throw new TypeError(`the spreadsheet has no part ${part}`);
      return openZipEntry(source, entry);
    },
  };
}

/** Normalizes the name of a part. Some programs write backslashes or a leading slash. */
function normalizePartName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** Returns the name of the part with the workbook; undefined if the package is not a spreadsheet. */
export async function findWorkbookPart(parts: Package): Promise<string | undefined> {
  const related = await readInternalRelations(parts, '');
  const named = related.find(({ type }) => type === 'officeDocument')?.target;
  return [named, 'xl/workbook.xml'].find((part) => part !== undefined && parts.has(part));
}

export async function findPropertyParts(parts: Package): Promise<readonly string[]> {
  const related = await readInternalRelations(parts, '');
  return related.filter(({ type, target }) => type.endsWith('-properties') && parts.has(target)).map(({ target }) => target);
}

const SHEETS: ReadonlySet<string> = new Set(['worksheet', 'chartsheet']);

/** Reads the list of sheets. Omits sheets of macros and dialogs, and sheets without a part. */
export async function readWorkbookParts(parts: Package, workbook: string) {
  const related = await readInternalRelations(parts, workbook);
  const byId = new Map(related.map((relation) => [relation.id, relation]));
  const read = new Set<string>();
  const findTarget = (relationType: string) =>
    related.find(({ type, target }) => type === relationType && parts.has(target))?.target;
  const sheets: SheetPart[] = [];
  // Old spreadsheets of the Macintosh count days from 1904.
  let is1904 = false;
  await readMarkupToEnd(parts.read(workbook), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrueInXml(attributes.date1904);
      if (name !== 'sheet') return;
      const relation = byId.get(attributes.id ?? '');
      if (relation === undefined || !SHEETS.has(relation.type) || !parts.has(relation.target)) return;
      // A file must not refer to one part many times.
      if (read.has(relation.target)) throw new RangeError('two sheets refer to the same part');
      read.add(relation.target);
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible';
      sheets.push({ name: attributes.name ?? '', part: relation.target, isHidden });
    },
  });
  return { sheets, texts: findTarget('sharedStrings'), styles: findTarget('styles'), is1904 };
}

/** Returns the parts that a sheet refers to, and the external targets of links on its cells. */
export async function readSheetRelations(parts: Package, sheet: string) {
  const all = await readRelations(parts, sheet);
  const findPart = (relationType: string) =>
    all.find(({ type, target, isExternal }) => !isExternal && type === relationType && parts.has(target))?.target;
  return {
    comments: findPart('comments'),
    threads: findPart('threadedComment'),
    drawing: findPart('drawing'),
    tables: all.flatMap(({ type, target }) => (type === 'table' && parts.has(target) ? [target] : [])),
    links: all.flatMap(({ type, target, isExternal }) => (isExternal && type === 'hyperlink' ? [target] : [])),
  };
}

interface Relation {
  readonly id: string;
  /** Last segment of the type, which is equal in both editions of the standard. */
  readonly type: string;
  /** Name of a part, or an address outside of the file. */
  readonly target: string;
  readonly isExternal: boolean;
}

async function readInternalRelations(parts: Package, part: string): Promise<readonly Relation[]> {
  return (await readRelations(parts, part)).filter(({ isExternal }) => !isExternal);
}

async function readRelations(parts: Package, part: string): Promise<readonly Relation[]> {
  const folder = posix.dirname(part);
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  if (!parts.has(file)) return [];
  const found: Relation[] = [];
  await readMarkupToEnd(parts.read(file), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship') return;
      const isExternal = mode === 'External';
      const named = isExternal ? target : resolvePartName(folder, target);
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: named, isExternal });
    },
  });
  return found;
}

/** Resolves a target to the name of a part, without a leading slash. */
function resolvePartName(folder: string, target: string): string {
  const path = target.replaceAll('\\', '/');
  return (path.startsWith('/') ? posix.normalize(path) : posix.join('/', folder, path)).replace(/^\/+/, '');
}
