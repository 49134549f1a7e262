/** Terms of vocabularies: CURIEs (W3C CURIE Syntax 1.0) and the addresses that they stand for. */
import type { Profile } from './profile.ts';

/** A term as a page shows it. */
export interface Term {
  /** As the profile writes it. */
  readonly text: string;
  /** Its address; undefined when the profile does not say what its prefix stands for. */
  readonly address: string | undefined;
}

/** A term with its address, by the profile's prefixes; a term that is a web address already stands for itself. */
export function termOf(profile: Pick<Profile, 'prefixes'>, text: string): Term {
  if (/^https?:\/\//.test(text)) return { text, address: text };
  const colon = text.indexOf(':');
  const prefix = text.slice(0, Math.max(0, colon));
  const iri = Object.hasOwn(profile.prefixes, prefix) ? profile.prefixes[prefix] : undefined;
  return { text, address: iri === undefined ? undefined : `${iri}${text.slice(colon + 1)}` };
}
