/** Lists values that a publication lacks, each with the page on which the user can add the value. */
import type { components } from '../../../generated/hub/types.d.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import { getNewEntityPath } from '../editor/addresses.ts';
import { getProjectPath } from '../page.ts';
import { countProblems } from '../problems/project-problems.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../words.ts';
import { type Contributor, findPersonType, PERSON_FIELDS } from './people.ts';
import type { Publication, PublicationPlace } from './publication.ts';

export type MissingPart = components['schemas']['HubPublicationPart'];

/** Returns the missing values of a publication, required values first. */
export function listMissingParts(
  snapshot: ProjectSnapshot,
  projectId: string,
  publication: Publication,
): readonly MissingPart[] {
  const list = [
    ...iterateProjectParts(snapshot, projectId, publication),
    ...iteratePeopleParts(snapshot, projectId, publication),
  ];
  return [...list.filter(({ level }) => level === 'required'), ...list.filter(({ level }) => level === 'recommended')];
}

function* iterateProjectParts(snapshot: ProjectSnapshot, projectId: string, publication: Publication): Generator<MissingPart> {
  const { profile, rows } = snapshot;
  const getPath = (place: PublicationPlace) => getPartPath(projectId, place);
  const { places } = publication;
  if (rows.length === 0) {
    const path = getNewEntityPath(projectId, profile.root_entity);
    yield createMissingPart(
      'required',
      'data',
      'The project has no data.',
      path,
      `Add the ${formatDisplayName(profile.root_entity).toLowerCase()}`,
    );
  }
  if (!publication.hasOwnTitle)
    yield createMissingPart('required', 'title', 'The title is missing.', getPath(places.title), 'Add the title');
  if (publication.description === '')
    yield createMissingPart(
      'required',
      'description',
      'The description is missing.',
      getPath(places.description),
      'Add the description',
    );
  yield* iterateLicenseParts(snapshot, publication, getPath(places.license));
  if (publication.released === '' && places.released.field !== undefined)
    yield createMissingPart(
      'recommended',
      'date',
      'The public release date is missing.',
      getPath(places.released),
      'Add the date',
    );
  const { errors } = countProblems(snapshot);
  if (errors > 0) {
    const words = `The project has ${formatQuantity(errors, 'validation error')}.`;
    yield createMissingPart('required', 'errors', words, getProjectPath(projectId, 'problems'), 'Show the problems');
  }
}

function* iterateLicenseParts(
  { profile }: ProjectSnapshot,
  { license, places }: Publication,
  path: string,
): Generator<MissingPart> {
  if (license !== undefined && license.url !== '') return;
  if (license !== undefined) {
    const words = `"${license.name}" is not the name of a known license. Use an SPDX name such as CC-BY-4.0, or the address of the license.`;
    yield createMissingPart('recommended', 'license', words, path, 'Change the license');
  } else if (places.license.field === undefined) {
    const words = `${profile.display_name} has no field for a license. Enter the license when you publish.`;
    yield createMissingPart('required', 'license', words, null, '');
  } else {
    const words = 'The license is missing. Without a license, the data cannot be reused. A common choice is CC-BY-4.0.';
    yield createMissingPart('required', 'license', words, path, 'Add the license');
  }
}

function* iteratePeopleParts(snapshot: ProjectSnapshot, projectId: string, publication: Publication): Generator<MissingPart> {
  const people = [...publication.creators, ...publication.contributors];
  if (publication.creators.length === 0) {
    const type = findPersonType(snapshot.profile);
    const root = publication.places.title.row;
    const words =
      type === undefined
        ? `${snapshot.profile.display_name} has no field for people. Enter the authors when you publish.`
        : 'The project has no authors. Add at least one person.';
    const parent = root === undefined || type?.field === undefined ? undefined : { id: root.id, field: type.field };
    yield createMissingPart(
      'required',
      'people',
      words,
      type === undefined ? null : getNewEntityPath(projectId, type.name, parent),
      type === undefined ? '' : 'Add a person',
    );
  }
  for (const person of people) yield* iteratePersonParts(snapshot, projectId, person);
}

function* iteratePersonParts(snapshot: ProjectSnapshot, projectId: string, person: Contributor): Generator<MissingPart> {
  const { row, name, orcid, invalidOrcid, affiliations } = person;
  const findPath = (names: readonly string[]) => {
    const fields = snapshot.profile.entities.get(row.entityType)?.fields ?? [];
    const field = names.find((one) => fields.some((known) => known.name === one));
    return getPartPath(projectId, { row, ...(field === undefined ? {} : { field }) });
  };
  if (invalidOrcid !== '' && orcid === '')
    yield createMissingPart(
      'recommended',
      'orcid',
      `"${invalidOrcid}" of ${name} is not a valid ORCID iD.`,
      findPath(PERSON_FIELDS.orcid),
      'Correct the ORCID iD',
    );
  else if (orcid === '')
    yield createMissingPart(
      'recommended',
      'orcid',
      `The ORCID iD of ${name} is missing.`,
      findPath(PERSON_FIELDS.orcid),
      'Add the ORCID iD',
    );
  const path = findPath(PERSON_FIELDS.affiliation);
  if (affiliations.length === 0)
    yield createMissingPart(
      'recommended',
      'affiliation',
      `The affiliation of ${name} is missing.`,
      path,
      'Add the affiliation',
    );
  for (const { name: organization, ror } of affiliations)
    if (ror === '') {
      const words = `The ROR of ${organization} (${name}) is missing. Write its address behind the name: ${organization} (https://ror.org/…).`;
      yield createMissingPart('recommended', 'ror', words, path, 'Add the ROR');
    }
}

function createMissingPart(
  level: MissingPart['level'],
  what: MissingPart['what'],
  message: string,
  path: string | null,
  action: string,
): MissingPart {
  return { level, what, message, path, action };
}

/** Returns the path of the page that contains the field; the project settings if the profile has no such field. */
function getPartPath(projectId: string, { row, entityType, field }: PublicationPlace): string {
  const anchor = field === undefined ? '' : `#field-${encodeURIComponent(field)}`;
  if (row !== undefined) return `${getProjectPath(projectId, 'entity', row.id)}${anchor}`;
  return entityType === undefined ? getProjectPath(projectId, 'edit') : `${getNewEntityPath(projectId, entityType)}${anchor}`;
}
