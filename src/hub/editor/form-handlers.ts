/** The forms of new and of saved entities (openapi/hub, newHubEntityForm and editHubEntity). */
import { NotFoundError } from '../../contract/errors.ts';
import type { CatalogueEntry } from '../../profiles/catalogue/catalogue.ts';
import { type Entity, findEntity } from '../../profiles/profile.ts';
import { quoted } from '../../profiles/value-words.ts';
import type { Flash } from '../../web/flash.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import { data, page } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { linkTo, singleEntityAnswer } from '../entities/answer.ts';
import { holdingField } from '../entities/entity-places.ts';
import type { EntityRow } from '../entities/store.ts';
import { projectPath } from '../page.ts';
import { openPicture } from '../picture/open-picture.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { inWords } from '../words.ts';
import { entityFormPath } from './addresses.ts';
import { fieldsOf, holdingFieldsOf } from './fields.ts';
import { formBodyOf, referenceTargetsOf } from './form-model.ts';
import { type FormModel, formFrame, formPage, formView, surroundingsOf } from './form-page.ts';
import { prefillOf } from './prefill.ts';
import { referenceChoices } from './relatives.ts';

/** Values that were typed and could not be saved, and why. */
export interface Refused {
  readonly data: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Where a new entity is to stand. */
export interface NewPlace {
  readonly parent: EntityRow | undefined;
  readonly parentField: string;
}

/** Makes the operations. */
export function formOperations(context: HubContext) {
  return {
    async newHubEntityForm({ access, path, query, wantsPage, flash }) {
      const entity = entityOfPath(access, path.type);
      const picture = await openPicture(context, access);
      const place = newPlace(picture, entity, query.parent_id, query.parent_field);
      if (wantsPage) return page(200, newForm(context, access, picture, entity, place, { flash }));
      const ancestors = lineOf(picture, place.parent);
      const { data: values, fromParent } = prefillOf(access.profile, entity, ancestors);
      return data(200, {
        action: projectPath(access.project.id, 'entities'),
        entity_type: entity.name,
        ...(entity.description === '' ? {} : { help: entity.description }),
        ...(entity.ontology_term === undefined ? {} : { ontology_term: entity.ontology_term }),
        parent_id: place.parent?.id ?? null,
        parent_field: place.parent === undefined ? null : place.parentField,
        fields: fieldsOf(access.profile, entity).map(({ field, described }) =>
          fromParent.has(field.name) ? { ...described, from_parent: true } : described,
        ),
        data: values,
        breadcrumb: ancestors.map(linkTo),
      });
    },
    async editHubEntity({ access, path, wantsPage, flash }) {
      const picture = await openPicture(context, access);
      const row = rowNamed(picture, path.node_id);
      if (!wantsPage) return data(200, singleEntityAnswer(picture, row));
      return page(200, savedForm(context, access, picture, row, flash));
    },
  } satisfies Partial<ProjectOperations>;
}

/** The entity of that identifier. @throws NotFoundError */
export function rowNamed(picture: ProjectPicture, id: string): EntityRow {
  const row = picture.get(id);
  if (row === undefined) throw new NotFoundError(`Entity not found: ${id}`);
  return row;
}

/** The entity type that a path names, in any case or in snake_case. @throws NotFoundError */
export function entityOfPath({ profile }: Pick<ProjectAccess, 'profile'>, name: string): Entity {
  const entity = findEntity(profile, name);
  if (entity === undefined) throw new NotFoundError(`Entity type not found: ${quoted(name)} (${profile.id})`);
  return entity;
}

/**
 * Where a new entity of a type is to stand.
 *
 * @throws NotFoundError for an unknown parent, BadRequestError for one that cannot hold the type
 */
export function newPlace(
  picture: ProjectPicture,
  entity: Entity,
  parentId: string | undefined,
  parentField: string | undefined,
): NewPlace {
  if (parentId === undefined || parentId === '') return { parent: undefined, parentField: '' };
  const parent = rowNamed(picture, parentId);
  const holder = picture.profile.entities.get(parent.entityType);
  if (holder === undefined) throw new NotFoundError(`Entity type not found: ${quoted(parent.entityType)}`);
  return { parent, parentField: holdingField(holder, entity.name, parentField || undefined).name };
}

/** The form of a new entity as a page; with what was typed when it was refused. */
export function newForm(
  context: HubContext,
  access: ProjectAccess,
  picture: ProjectPicture,
  entity: Entity,
  { parent, parentField }: NewPlace,
  { flash, refused }: { readonly flash?: Flash | undefined; readonly refused?: Refused } = {},
): string {
  const entry = entryOf(context, access);
  const ancestors = lineOf(picture, parent);
  const prefill = prefillOf(access.profile, entity, ancestors);
  const values = refused?.data ?? prefill.data;
  const model: FormModel = {
    ...formFrame(access, entity),
    flash,
    heading: 'new',
    body: formBodyOf({ entry, entity, data: values, problems: [], fromParent: prefill.fromParent }),
    entityId: '',
    parentId: parent?.id ?? '',
    parentField,
    version: 0,
    wasSaved: false,
    isDirty: refused !== undefined,
    refusal: refused?.reason ?? '',
    canRepeat: true,
    upPath: parent === undefined ? '' : entityFormPath(access.project.id, parent.id),
    savedWords: '',
    suggestions: referenceChoices(picture, referenceTargetsOf(entry, entity)),
    children: [],
    holds: [...new Set(holdingFieldsOf(access.profile, entity).map(({ field }) => inWords(field.name).toLowerCase()))],
    completeness: undefined,
    siblings: undefined,
    nextWrong: undefined,
    links: [],
    duplicatePath: '',
    changedWords: '',
  };
  return context.render(formView, formPage(access, entity, ancestors), model);
}

/** The form of a saved entity as a page; with what was typed when it was refused. */
export function savedForm(
  context: HubContext,
  access: ProjectAccess,
  picture: ProjectPicture,
  row: EntityRow,
  flash: Flash | undefined,
  refused?: Refused,
): string {
  const entry = entryOf(context, access);
  const entity = access.profile.entities.get(row.entityType) ?? leftEntity(row.entityType);
  const ancestors = picture.ancestorsOf(row.id);
  const { fromParent } = prefillOf(access.profile, entity, ancestors);
  const model: FormModel = {
    ...formFrame(access, entity),
    ...surroundingsOf(picture, entity, row),
    flash,
    heading: row.label,
    body: formBodyOf({
      entry,
      entity,
      data: refused === undefined ? row.data : { ...row.data, ...refused.data },
      problems: picture.errorsOf(row.id),
      fromParent,
    }),
    entityId: row.id,
    parentId: row.parentId ?? '',
    parentField: row.parentField ?? '',
    version: row.version,
    wasSaved: true,
    isDirty: refused !== undefined,
    refusal: refused?.reason ?? '',
    savedWords: '',
    suggestions: referenceChoices(picture, referenceTargetsOf(entry, entity)),
  };
  return context.render(formView, formPage(access, entity, ancestors, row), model);
}

/** The profile with its example. */
export function entryOf({ catalogue }: HubContext, { profile }: Pick<ProjectAccess, 'profile'>): CatalogueEntry {
  const entry = catalogue.find(profile.name, profile.version);
  if (entry === undefined) throw new NotFoundError(`Profile not found: ${profile.id}`);
  return entry;
}

/** Stands for a type that the profile does not have any more, so that its entities can still be seen. */
function leftEntity(name: string): Entity {
  return { name, description: 'The profile has no such entity type any more.', fields: [] };
}

/** An entity with those around it, from the top. */
function lineOf(picture: ProjectPicture, row: EntityRow | undefined): readonly EntityRow[] {
  return row === undefined ? [] : [...picture.ancestorsOf(row.id), row];
}
