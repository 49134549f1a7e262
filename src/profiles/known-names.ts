/** Checks names against public lists, in their common spellings. */
import { createRequire } from 'node:module';
import { getOrAdd } from '../memoize.ts';
import type { KnownList } from './profile.ts';

const require = createRequire(import.meta.url);
const NAME_LISTS = new Map<KnownList, ReadonlySet<string>>();

/** Returns whether a string is a name in the list. Ignores case, spaces, hyphens and a final `.0` of a version. */
export function isKnownName(list: KnownList, text: string): boolean {
  const names = getOrAdd(NAME_LISTS, list, () => new Set(NAMES[list]()));
  if (list === 'country_code') return names.has(text);
  if (list === 'license' && /^https?:\/\/\S+$/i.test(text.trim())) return true;
  return names.has(normalizeKnownName(text));
}

export function listKnownNames(list: KnownList): readonly { readonly id: string; readonly label: string }[] {
  if (list === 'license') return (require('spdx-license-ids') as readonly string[]).map((id) => ({ id, label: id }));
  if (list === 'country_code') return listCountryCodes().map((label) => ({ id: '', label }));
  const { countries: names } = require('i18n-iso-countries/langs/en.json') as {
    countries: Record<string, string | readonly string[]>;
  };
  return Object.entries(names).map(([id, name]) => ({ id, label: typeof name === 'string' ? name : (name[0] ?? id) }));
}

/** Returns the SPDX identifier of a license in a common spelling; undefined if it is not listed. */
export function findSpdxId(text: string): string | undefined {
  const key = normalizeKnownName(text);
  return listKnownNames('license').find(({ id }) => normalizeKnownName(id) === (key === 'cc0' ? 'cc01' : key))?.id;
}

function normalizeKnownName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]v?([0-9]+)(?:\.0)+(?=$|[\s-])/g, '$1')
    .replace(/^the\s+/, '')
    .replaceAll(/[\s_.,'’()-]+|v(?=[0-9])/g, '');
}

/** Returns English names with common variants, and the codes with two and three letters (ISO 3166-1). */
function listCountries(): string[] {
  const { countries: names } = require('i18n-iso-countries/langs/en.json') as {
    countries: Record<string, string | readonly string[]>;
  };
  return [...Object.values(names).flat(), ...listCountryCodes()].map(normalizeKnownName);
}

/** Returns the codes with two and three letters that ISO 3166-1 assigns, and XK, the common code of Kosovo. */
export function listCountryCodes(): readonly string[] {
  const codes = require('i18n-iso-countries/codes.json') as readonly (readonly string[])[];
  return [0, 1].flatMap((length) => codes.map((country) => country[length] ?? ''));
}

/** Returns the identifiers of the SPDX list, and `Unreported`, which MIAPPE uses for a missing license. */
function listLicenses(): string[] {
  const ids = [
    ...(require('spdx-license-ids') as readonly string[]),
    ...(require('spdx-license-ids/deprecated') as readonly string[]),
  ];
  return [...ids, 'CC0', 'Unreported'].map(normalizeKnownName);
}

const NAMES: Readonly<Record<KnownList, () => readonly string[]>> = {
  country: listCountries,
  country_code: listCountryCodes,
  license: listLicenses,
};
