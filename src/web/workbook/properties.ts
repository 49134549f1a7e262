/** Reads properties of a spreadsheet, such as its title (ECMA-376, parts 1, 22 and 2, 8; OpenDocument 1.3, part 3, 4.3). */
import { readMarkupToEnd } from './markup.ts';
import { MAX_EXTRAS } from './sheet.ts';

/** Elements that people fill in, with the names of their properties. All other elements are filled in by programs. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...['title', 'subject', 'description', 'keywords', 'category', 'contentStatus'].map((name) => [name, name] as const),
  ['keyword', 'keywords'],
  ['creator', 'author'],
  ['initial-creator', 'author'],
  ['Manager', 'manager'],
  ['Company', 'company'],
]);
/** Matches names that libraries enter as authors. */
const PROGRAMS = /^(?:Unknown|openpyxl|ExcelTS|Apache POI|Microsoft Office User)$/;
const PROGRAM_PROPERTIES =
  /^(?:AppVersion|ContentTypeId|DocSecurity|HyperlinksChanged|ICV|KSOProductBuildVer|LinksUpToDate|MSIP_Label_.*|ScaleCrop|ShareDoc|_.*)$/;

/** Returns the properties of a document, such as `title: Field trial`. */
export async function readProperties(parts: readonly AsyncIterable<Uint8Array>[]): Promise<readonly string[]> {
  const found = new Set<string>();
  let name: string | undefined;
  let own: string | undefined;
  let text = '';
  const handlers = {
    open(element: string, attributes: Readonly<Record<string, string | undefined>>) {
      if (element === 'property' || element === 'user-defined') own = attributes.name ?? '';
      name = own ?? NAMES.get(element);
      text = '';
    },
    text(piece: string) {
      text += piece;
    },
    close(element: string) {
      const value = text.trim();
      const isOfPeople = name !== undefined && !PROGRAM_PROPERTIES.test(name) && !(name === 'author' && PROGRAMS.test(value));
      if (isOfPeople && value !== '' && found.size < MAX_EXTRAS) found.add(`${name}: ${value}`);
      if (element === 'property' || element === 'user-defined') own = undefined;
      name = undefined;
      text = '';
    },
  };
  for (const part of parts) await readMarkupToEnd(part, handlers);
  return [...found];
}
