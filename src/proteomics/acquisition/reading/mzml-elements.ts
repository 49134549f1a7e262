/** Elements of mzML in a piece of text: what is needed of XML where the form of a document is known. */

import { UnreadableAcquisitionError } from './acquisition.ts';

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

// No pattern passes over a `<`, which no tag holds inside (XML 1.0, section 3.1), and none begins within a name: each search takes linear time.
const PARAM = /<(cvParam|referenceableParamGroupRef)\s((?:[^<>"']|"[^<"]*"|'[^<']*')*)>/g;
const ATTRIBUTE = /(?<![A-Za-z:])([A-Za-z:]+)\s*=\s*(?:"([^<"]*)"|'([^<']*)')/g;

/** Attributes of a tag. */
export function attributesIn(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) attributes.set(name, plain(double ?? single ?? ''));
  return attributes;
}

/** Elements of a name that is not nested in itself. */
export function elementsIn(text: string, name: string): Element[] {
  const elements: Element[] = [];
  const begin = new RegExp(`<${name}\\s((?:[^<>"']|"[^<"]*"|'[^<']*')*)>`, 'g');
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const [, tag = ''] = found;
    const isEmpty = tag.endsWith('/');
    const to = isEmpty ? begin.lastIndex : text.indexOf(`</${name}>`, begin.lastIndex);
    elements.push({ attributes: attributesIn(tag), content: text.slice(begin.lastIndex, Math.max(to, begin.lastIndex)) });
    // Without an end there is no further one to look for, and what is inside an element is not looked at again.
    if (to === -1) break;
    begin.lastIndex = to;
  }
  return elements;
}

/** A spectrum has dozens; one that refers to long groups again and again would have any number. */
const MAX_PARAMS = 10_000;

/**
 * The parameters in a piece of text, those of groups that it refers to included.
 *
 * @throws UnreadableAcquisitionError for more of them than any spectrum has
 */
export function paramsIn(text: string, groups: ReadonlyMap<string, readonly MzmlParameter[]>): MzmlParameter[] {
  const params: MzmlParameter[] = [];
  for (const [, kind, tag = ''] of text.matchAll(PARAM)) {
    const attributes = attributesIn(tag);
    if (params.length > MAX_PARAMS)
      throw new UnreadableAcquisitionError(`A part of the file has more than ${MAX_PARAMS} parameters.`);
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

function plain(text: string): string {
  return text.includes('&') ? text.replace(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => ENTITIES[name] ?? '') : text;
}
