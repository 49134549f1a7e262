/** Terms of vocabularies: CURIEs (W3C CURIE Syntax 1.0) and their addresses. */
import type { Profile } from './profile.ts';

/** A term as a page shows it. */
export interface Term {
  /** The text in the profile. */
  readonly text: string;
  /** Its address; undefined if the profile does not define its prefix. */
  readonly address: string | undefined;
}

/** Returns a term with its address. A web address is its own address. */
export function resolveTerm(profile: Pick<Profile, 'prefixes'>, text: string): Term {
  if (/^https?:\/\//.test(text)) return { text, address: text };
  const colon = text.indexOf(':');
  const prefix = text.slice(0, Math.max(0, colon));
  const iri = Object.hasOwn(profile.prefixes, prefix) ? profile.prefixes[prefix] : undefined;
  return { text, address: iri === undefined ? undefined : `${iri}${text.slice(colon + 1)}` };
}
