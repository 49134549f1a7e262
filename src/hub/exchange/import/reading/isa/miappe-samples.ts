/** Reads samples of MIAPPE from the assays of an ISA object: extracts that were taken from observation units. */
import { type Entity, findFieldByName } from '../../../../../profiles/profile.ts';
import { isObject, normalizeMemberName } from '../../../../../profiles/validation/entity-plan.ts';
import type { IsaObject } from '../../../isa/entity-texts.ts';
import { convertToList, getMaterials } from '../../../isa/isa-values.ts';
import { SAMPLING, SAMPLING_PARAMETERS } from '../../../isa/miappe-comments.ts';
import { isBlank } from './isa-texts.ts';

/** Moves the extracts of a study's assays to their observation units, if the type of the units contains samples. */
export function addSamples(
  entity: Entity,
  study: IsaObject,
  protocols: readonly IsaObject[],
  called: (value: unknown) => string,
) {
  const { samples, assays } = study;
  if (findFieldByName(entity, 'assays') !== undefined || findFieldByName(entity, 'observation_units') === undefined)
    return { samples, assays, protocols };
  const units = new Map(convertToList(samples).map((unit) => [unit['@id'], [] as IsaObject[]]));
  const left = convertToList(assays).map((assay) => removeSamples(assay, units, called));
  const found = [...units.values()].flat().length > 0;
  return {
    samples: convertToList(samples).map((unit) => {
      const own = units.get(unit['@id']) ?? [];
      return own.length === 0 ? unit : { ...unit, samples: own };
    }),
    assays: left.filter((assay) => !isBlank(assay)),
    protocols: found ? protocols.filter((one) => !isPlainSampling(one, called)) : protocols,
  };
}

/** Returns an assay without the extracts that became samples; an empty object if nothing else remains. */
function removeSamples(
  assay: IsaObject,
  units: ReadonlyMap<unknown, IsaObject[]>,
  called: (value: unknown) => string,
): IsaObject {
  const materials = getMaterials(assay);
  const processes = convertToList(assay.processSequence);
  const takenNames = new Set<unknown>();
  const used = new Set<unknown>();
  const others = convertToList(materials.otherMaterials).filter((extract) => {
    const process = processes.find((one) => convertToList(one.outputs).some((ref) => ref['@id'] === extract['@id']));
    const refs = [...convertToList(process?.inputs), ...convertToList(extract.derivesFrom)];
    const unit = refs.find((ref) => units.has(ref['@id']));
    if (unit === undefined) return true;
    units.get(unit['@id'])?.push(createSample(extract, process, called));
    takenNames.add(extract['@id']);
    if (process !== undefined) used.add(process);
    return false;
  });
  if (takenNames.size === 0) return assay;
  const isUsed = (one: IsaObject) => used.has(one) && convertToList(one.outputs).every((ref) => takenNames.has(ref['@id']));
  const rest = processes.filter((one) => !isUsed(one) || !isBlank([one.name, one.performer, one.date, one.comments]));
  const isOnlyForThem =
    normalizeMemberName(called(assay.measurementType)) === normalizeMemberName(SAMPLING) &&
    isBlank([others, rest, assay.dataFiles, assay.technologyType, assay.technologyPlatform, assay.comments]);
  return isOnlyForThem ? {} : { ...assay, materials: { ...materials, otherMaterials: others }, processSequence: rest };
}

function createSample(extract: IsaObject, process: IsaObject | undefined, called: (value: unknown) => string): IsaObject {
  const { derivesFrom: _derivesFrom, type: _type, ...rest } = extract;
  const sample: Record<string, unknown> = { ...rest };
  const others: IsaObject[] = [];
  for (const value of convertToList(process?.parameterValues)) {
    const letters = normalizeMemberName(called(isObject(value.category) ? value.category.parameterName : undefined));
    const field = SAMPLING_PARAMETERS.find(
      ([name, , other]) => normalizeMemberName(name) === letters || normalizeMemberName(other) === letters,
    )?.[1];
    if (field === undefined || sample[field] !== undefined) others.push(value);
    else sample[field] = value.value;
  }
  return others.length === 0 ? sample : { ...sample, parameterValues: others };
}

/** Returns whether a protocol contains no more information than that samples are taken. */
function isPlainSampling(protocol: IsaObject, called: (value: unknown) => string): boolean {
  const { '@id': _id, name, protocolType, parameters, ...rest } = protocol;
  const known = SAMPLING_PARAMETERS.flatMap(([first, , other]) => [normalizeMemberName(first), normalizeMemberName(other)]);
  return (
    normalizeMemberName(called(name)) === normalizeMemberName(SAMPLING) &&
    ['', normalizeMemberName(SAMPLING)].includes(normalizeMemberName(called(protocolType))) &&
    convertToList(parameters).every((one) => known.includes(normalizeMemberName(called(one.parameterName)))) &&
    isBlank(rest)
  );
}
