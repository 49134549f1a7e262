/** Parses elements of mzML without building a document tree. */
import { UnreadableAcquisitionError } from './acquisition.ts';

export interface MzmlParameter {
  readonly accession: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

interface Element {
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
}

// Takes linear time, because no match extends beyond `<`, which tags cannot contain (XML 1.0, section 3.1), or starts inside a
// name.
const PARAM = /<(cvParam|referenceableParamGroupRef)\s((?:[^<>"']|"[^<"]*"|'[^<']*')*)>/g;
const ATTRIBUTE = /(?<![A-Za-z:])([A-Za-z:]+)\s*=\s*(?:"([^<"]*)"|'([^<']*)')/g;

export function parseAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE))
    attributes.set(name, decodeEntities(double ?? single ?? ''));
  return attributes;
}

/** Parses all elements with this name. They must not contain each other. */
export function parseElements(text: string, name: string): Element[] {
  const elements: Element[] = [];
  const begin = new RegExp(`<${name}\\s((?:[^<>"']|"[^<"]*"|'[^<']*')*)>`, 'g');
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const [, tag = ''] = found;
    const to = tag.endsWith('/') ? begin.lastIndex : text.indexOf(`</${name}>`, begin.lastIndex);
    elements.push({ attributes: parseAttributes(tag), content: text.slice(begin.lastIndex, Math.max(to, begin.lastIndex)) });
    // If this element has no end, no later element has one.
    if (to === -1) break;
    begin.lastIndex = to;
  }
  return elements;
}

/** Maximum parameters of a spectrum. A file could reference long groups many times. */
const MAX_PARAMS = 10_000;

/** Returns the parameters of an element and its referenced groups. @throws UnreadableAcquisitionError above MAX_PARAMS */
export function parseParams(text: string, groups: ReadonlyMap<string, readonly MzmlParameter[]>): MzmlParameter[] {
  const params: MzmlParameter[] = [];
  for (const [, kind, tag = ''] of text.matchAll(PARAM)) {
    const attributes = parseAttributes(tag);
    if (params.length > MAX_PARAMS)
      throw new UnreadableAcquisitionError(`An element of the file has more than ${MAX_PARAMS} parameters.`);
    if (kind === 'referenceableParamGroupRef') {
      for (const param of groups.get(attributes.get('ref') ?? '') ?? []) params.push(param);
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

function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => ENTITIES[name] ?? '') : text;
}
