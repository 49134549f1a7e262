/** Recognizes licenses in profiles: SPDX names or addresses. */
import { findSpdxId } from '../../profiles/known-names.ts';

/** The license of a project. */
export interface License {
  /** The name in the project. */
  readonly name: string;
  /** Its web page; empty for an unknown name. */
  readonly url: string;
  /** Its SPDX identifier; empty for an unknown license. */
  readonly spdx: string;
}

const COMMONS = /^https?:\/\/creativecommons\.org\/(?:licenses\/([a-z-]+)|publicdomain\/(zero))\/(\d\.\d)(?:\/|$)/i;

/** Returns the license that a string names; undefined for an empty string. */
export function findLicense(text: string): License | undefined {
  const name = text.trim();
  if (name === '') return undefined;
  const [, kind, zero, version] = COMMONS.exec(name) ?? [];
  const page = /^https?:\/\/spdx\.org\/licenses\/([^/#?]+?)(?:\.html)?$/i.exec(name)?.[1];
  const said = version === undefined ? (page ?? name) : zero === undefined ? `CC-${kind}-${version}` : `CC0-${version}`;
  const spdx = findSpdxId(said) ?? '';
  const isUrl = /^https?:\/\/\S+$/i.test(name);
  return { name: spdx === '' ? name : spdx, url: isUrl ? name : formatSpdxUrl(spdx), spdx };
}

function formatSpdxUrl(spdx: string): string {
  const [, kind = '', version] = /^CC-((?:BY|NC|ND|SA)(?:-(?:NC|ND|SA))*)-(\d\.\d)$/.exec(spdx) ?? [];
  if (version !== undefined) return `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`;
  if (spdx === 'CC0-1.0') return 'https://creativecommons.org/publicdomain/zero/1.0/';
  return spdx === '' ? '' : `https://spdx.org/licenses/${spdx}`;
}
