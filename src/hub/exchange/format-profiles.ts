/** Determines which export formats a profile supports. */
import type { components } from '../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { findFieldByName, type Profile } from '../../profiles/profile.ts';
import { getSdrfPlaces } from '../sdrf/sdrf-profile.ts';

export type ExportFormat = components['schemas']['HubExportLeftOut']['format'];

/** Built-in profiles by their ontology, which copies of a profile keep. */
const BASES: ReadonlyMap<string, string> = new Map([
  ['PPEO', 'miappe'],
  ['SRA', 'ena'],
]);

/** Returns the name of the built-in profile that a profile was made from; by default, the name of the profile. */
export function getBaseName({ name, ontology = '' }: Profile): string {
  return BASES.get(ontology) ?? name;
}

export function isMiappeProfile(profile: Profile): boolean {
  return getBaseName(profile) === 'miappe';
}

/** Returns whether a profile has investigations and studies, as the ISA model requires. */
export function isIsaProfile({ entities }: Profile): boolean {
  return entities.has('Investigation') && entities.has('Study');
}

export function isEnaProfile({ entities }: Profile): boolean {
  const sample = entities.get('Sample');
  const hasAll = ['Study', 'Experiment', 'Run', 'File', 'SampleAttribute'].every((type) => entities.has(type));
  return hasAll && sample !== undefined && findFieldByName(sample, 'taxon_id') !== undefined;
}

const REQUIRED = {
  isa: [isIsaProfile, 'no investigations and studies, which ISA requires'],
  ena: [isEnaProfile, 'no samples with taxon and runs, as ENA files have'],
  sdrf: [(profile: Profile) => getSdrfPlaces(profile) !== undefined, 'no rows of samples, which SDRF requires'],
} as const;

/** @param parameter prefix of the error message @throws BadRequestError if the format cannot contain data of the profile */
export function requireFormat(profile: Profile, format: ExportFormat, parameter = ''): void {
  const lack = findMissingType(profile, format);
  if (lack !== undefined) throw new BadRequestError(`${parameter}${profile.id} has ${lack}.`);
}

export function hasFormat(profile: Profile, format: ExportFormat): boolean {
  return findMissingType(profile, format) === undefined;
}

function findMissingType(profile: Profile, format: ExportFormat): string | undefined {
  for (const [name, [isRight, lack]] of Object.entries(REQUIRED)) if (format.startsWith(name) && !isRight(profile)) return lack;
  return undefined;
}
