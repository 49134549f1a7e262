/** Elements of mzML in a piece of text: what is needed of XML where the form of a document is known. */

/** A cvParam. */
export interface MzmlParameter {
  readonly accession: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

/** An element with what stands between its tags. */
interface Element {
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
}

const PARAM = /<(cvParam|referenceableParamGroupRef)\s((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([A-Za-z:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes of a tag. */
export function attributesIn(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) attributes.set(name, plain(double ?? single ?? ''));
  return attributes;
}

/** Elements of a name that is not nested in itself. */
export function elementsIn(text: string, name: string): Element[] {
  const elements: Element[] = [];
  const begin = new RegExp(`<${name}\\s((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'g');
  for (const found of text.matchAll(begin)) {
    const from = found.index + found[0].length;
    const to = text.indexOf(`</${name}>`, from);
    const isEmpty = found[1]?.endsWith('/') === true;
    elements.push({ attributes: attributesIn(found[1] ?? ''), content: isEmpty || to === -1 ? '' : text.slice(from, to) });
  }
  return elements;
}

/** The parameters in a piece of text, those of groups that it refers to included. */
export function paramsIn(text: string, groups: ReadonlyMap<string, readonly MzmlParameter[]>): MzmlParameter[] {
  const params: MzmlParameter[] = [];
  for (const [, kind, tag = ''] of text.matchAll(PARAM)) {
    const attributes = attributesIn(tag);
    if (kind === 'referenceableParamGroupRef') {
      params.push(...(groups.get(attributes.get('ref') ?? '') ?? []));
      continue;
    }
    params.push({
      accession: attributes.get('accession') ?? '',
      name: attributes.get('name') ?? '',
      value: attributes.get('value') ?? '',
      unit: attributes.get('unitAccession') ?? '',
    });
  }
  return params;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.includes('&') ? text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => ENTITIES[name] ?? '') : text;
}
