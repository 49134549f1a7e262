/** Reads the people of a project as authors: names, ORCID iDs, and affiliations with ROR IDs. */

import { getContent, type Profile } from '../../profiles/profile.ts';
import type { EntityRow } from '../entities/store.ts';
import { getText } from '../exchange/isa/entity-texts.ts';
import { joinPersonNameParts, splitPersonName } from '../exchange/isa/person-name.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';

export interface Affiliation {
  readonly name: string;
  /** URL at ror.org; empty if unknown. */
  readonly ror: string;
}

export interface CitedPerson {
  /** Full name with the given name first. */
  readonly name: string;
  readonly given: string;
  readonly family: string;
  /** The ORCID iD without https://orcid.org/; empty if invalid. */
  readonly orcid: string;
  readonly affiliations: readonly Affiliation[];
  readonly roles: readonly string[];
}

export interface Contributor extends CitedPerson {
  readonly row: EntityRow;
  readonly email: string;
  readonly invalidOrcid: string;
  /** True if the person belongs to the whole data set, not to a single study. */
  readonly isOfWhole: boolean;
}

/** Field names of people, by content. */
export const PERSON_FIELDS = {
  orcid: ['orcid', 'person_id', 'agent_identifier'],
  affiliation: ['affiliation', 'institution', 'person_affiliation', 'institution_id'],
} as const;

/** Returns the entity type of people, and the field of the root that contains people; undefined if there is no such type. */
export function findPersonType(profile: Profile): { readonly name: string; readonly field: string | undefined } | undefined {
  if (!profile.entities.has('Person')) return undefined;
  const root = profile.entities.get(profile.root_entity);
  const field = root?.fields.find((one) => {
    const content = getContent(one);
    return content.kind === 'entity' && content.entity === 'Person';
  });
  return { name: 'Person', field: field?.name };
}

const ORCID = /\b\d{4}-?\d{4}-?\d{4}-?\d{3}[\dX]\b/i;

/** Returns distinct people in tree order. @param authors names with ORCID iDs, for a project without people */
export function listContributors(snapshot: ProjectSnapshot, authors: readonly string[] = []): readonly Contributor[] {
  const people = new Map<string, Contributor>();
  const rors = indexRors(snapshot);
  const rows = snapshot.rows.filter(isPerson);
  for (const row of rows.length > 0 ? rows : authors.map(createAuthorRow)) {
    const person = createContributor(snapshot, row, rors);
    const key = person.orcid || person.email.toLowerCase() || person.name.toLowerCase();
    if (person.name !== '' && !people.has(key)) people.set(key, person);
  }
  return [...people.values()];
}

function createAuthorRow(author: string, index: number): EntityRow {
  const orcid = ORCID.exec(author)?.[0] ?? '';
  const text = author.replace(/https?:\/\/\S*/i, '').replace(orcid, '');
  // Punctuation at the end of an author list is not part of a name.
  const name = /^.*[^\s,;:()[\]]/s.exec(text)?.[0] ?? '';
  return { id: `author-${index}`, entityType: 'Person', parentId: null, data: { name, orcid } } as unknown as EntityRow;
}

function isPerson({ entityType, data }: EntityRow): boolean {
  return entityType === 'Person' || (entityType === 'Agent' && /person/i.test(String(data.type)));
}

function createContributor(snapshot: ProjectSnapshot, row: EntityRow, rors: ReadonlyMap<string, string>): Contributor {
  const whole = getText(row, 'name', 'full_name', 'person_name').trim();
  const split = splitPersonName(whole.replaceAll(/\s+/g, ' '));
  const family = getText(row, 'last_name', 'family_name') || split.lastName;
  const given = getText(row, 'first_name', 'given_name') || split.firstName;
  const orcidText = getText(row, ...PERSON_FIELDS.orcid) || findCommentText(snapshot, row);
  const orcid = findValidOrcid(orcidText);
  return {
    row,
    name: joinPersonNameParts(given, family),
    given,
    family,
    email: getText(row, 'email', 'person_email'),
    orcid,
    invalidOrcid: orcid === '' ? orcidText : '',
    affiliations: listAffiliations(row, rors),
    roles: listRoles(snapshot, row),
    isOfWhole: row.parentId === null || snapshot.getDepth(row.parentId) === 0,
  };
}

function findCommentText(snapshot: ProjectSnapshot, row: EntityRow): string {
  const comments = snapshot.listChildren(row.id).filter(({ parentField }) => parentField === 'comments');
  const found = comments.find((comment) => /orcid|person\s*id/i.test(getText(comment, 'name')));
  return found === undefined ? '' : getText(found, 'value');
}

/** Returns the ORCID iD in a string; empty unless its check digit is correct (ISO/IEC 7064, MOD 11-2). */
function findValidOrcid(text: string): string {
  const digits = ORCID.exec(text)?.[0].replaceAll('-', '').toUpperCase() ?? '';
  if (digits === '') return '';
  const sum = [...digits.slice(0, 15)].reduce((total, digit) => (total + Number(digit)) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  if (digits.at(-1) !== (check === 10 ? 'X' : String(check))) return '';
  return digits.replaceAll(/(.{4})(?=.)/g, '$1-');
}

function listAffiliations(row: EntityRow, rors: ReadonlyMap<string, string>): readonly Affiliation[] {
  const texts = PERSON_FIELDS.affiliation
    .map((name) => row.data[name])
    .find((value) => value !== undefined && value !== null && value !== '');
  return [texts ?? []]
    .flat()
    .map(String)
    .map((name) => createAffiliation(name, rors))
    .filter(({ name }) => name !== '');
}

const ROR = /https?:\/\/ror\.org\/(0[a-z0-9]{6}\d{2})\b/i;

/** Returns an affiliation. The ROR ID is part of the text, or a field of the institution. */
function createAffiliation(text: string, rors: ReadonlyMap<string, string>): Affiliation {
  const id = ROR.exec(text)?.[1] ?? rors.get(text);
  const name = text
    .replace(ROR, '')
    .replaceAll(/\(\s*\)|\[\s*\]/g, '')
    .replace(/(?<![\s,;–-])[\s,;–-]+$/, '')
    .trim();
  return { name: name || text, ror: id === undefined ? '' : `https://ror.org/${id.toLowerCase()}` };
}

function indexRors({ rows }: ProjectSnapshot): ReadonlyMap<string, string> {
  const institutions = rows.filter(({ entityType }) => entityType === 'Institution');
  return new Map(
    institutions.flatMap((row) => {
      const id = Object.values(row.data).flatMap((value) => ROR.exec(String(value))?.[1] ?? [])[0];
      return id === undefined ? [] : [[getText(row, 'title', 'name'), id] as const];
    }),
  );
}

function listRoles(snapshot: ProjectSnapshot, row: EntityRow): readonly string[] {
  const roleRows = snapshot.listChildren(row.id).filter(({ parentField }) => parentField === 'roles');
  if (roleRows.length > 0)
    return roleRows.map((role) => getText(role, 'term', 'role_name', 'name')).filter((role) => role !== '');
  const roles = row.data.roles ?? row.data.role ?? row.data.person_role ?? [];
  return [roles]
    .flat()
    .map(String)
    .filter((role) => role !== '');
}
