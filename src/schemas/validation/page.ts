import type { Catalog, CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { formatExample } from '../../profiles/catalog/profile-copies.ts';
import { type Entity, findEntity } from '../../profiles/profile.ts';
import type { Page } from '../../web/views.ts';
import { getProfilePath } from '../addresses.ts';
import type { TextResult } from './text-result.ts';

/** An error of the form. `field` is the ID of the control. */
export interface FormProblem {
  readonly field: 'profile' | 'entity' | 'text';
  readonly message: string;
}

/** The submitted values, as typed; `text` is the data to validate. */
export interface ValidatorForm {
  readonly profile: string;
  readonly entity: string;
  readonly text: string;
}

export type ValidatorModel = ReturnType<typeof createValidatorModel>;

export interface ChosenEntity {
  readonly entry: CatalogEntry | undefined;
  readonly entity: Entity | undefined;
  readonly problems: readonly FormProblem[];
}

/** Returns the frame of the page. The title starts with the outcome, so that screen readers announce it first. */
export function createValidatorPage(outcome = ''): Page {
  return {
    title: outcome === '' ? 'Validator' : `${outcome} · Validator`,
    crumb: 'Validator',
    section: '/profiles',
    crumbs: [],
    styles: ['styles/validator.css'],
    scripts: ['scripts/validator.js'],
  };
}

/** Finds the profile and entity of a form. An empty entity means the root entity of the profile. */
export function chooseEntity(catalog: Catalog, { profile, entity }: Pick<ValidatorForm, 'profile' | 'entity'>): ChosenEntity {
  const [name = '', version = ''] = profile.split('/');
  const entry = catalog.find(name, version);
  if (entry === undefined)
    return {
      entry,
      entity: undefined,
      problems: [{ field: 'profile', message: `There is no profile ${profile}. Choose one from the list.` }],
    };
  const typeName = entity.trim() === '' ? entry.profile.root_entity : entity.trim();
  const found = findEntity(entry.profile, typeName);
  if (found !== undefined) return { entry, entity: found, problems: [] };
  const message = `${entry.profile.display_name} has no entity ${typeName}. Leave this empty for ${entry.profile.root_entity}.`;
  return { entry, entity: undefined, problems: [{ field: 'entity', message }] };
}

export function chooseDefaultProfile(catalog: Catalog): string {
  const version = catalog.getDefaultVersion('miappe');
  return version === undefined ? (catalog.entries[0]?.profile.id ?? '') : `miappe/${version}`;
}

export function createValidatorModel(
  catalog: Catalog,
  form: ValidatorForm,
  parts: { readonly problems?: readonly FormProblem[]; readonly notice?: string; readonly result?: TextResult } = {},
) {
  const { entry } = chooseEntity(catalog, form);
  const chosen = entry?.profile;
  return {
    profiles: catalog.entries.map(({ profile }) => ({
      id: profile.id,
      title: profile.display_name,
      isChosen: profile.id === chosen?.id,
      rootEntity: profile.root_entity,
      entities: [...profile.entities.keys()].join(' '),
    })),
    profile: form.profile,
    isKnownProfile: chosen !== undefined,
    profilePath: chosen === undefined ? '/profiles' : getProfilePath(chosen),
    entity: form.entity,
    rootEntity: chosen?.root_entity ?? '',
    entityNames: chosen === undefined ? [] : [...chosen.entities.keys()],
    text: form.text,
    problems: parts.problems ?? [],
    notice: parts.notice ?? '',
    result: parts.result,
  };
}

/** Returns the form with the example of its entity, or with the submitted values if there is no example. */
export function addExample(catalog: Catalog, form: ValidatorForm): ValidatorModel {
  const { entry, entity, problems } = chooseEntity(catalog, form);
  if (entry === undefined || entity === undefined) return createValidatorModel(catalog, form, { problems });
  const text = formatExample(entry, entity);
  const shown = `${entry.profile.display_name}, ${entity.name}`;
  return createValidatorModel(
    catalog,
    { ...form, entity: entity.name, text: text ?? form.text },
    {
      notice:
        text === undefined
          ? `There is no example of ${shown}.`
          : `This is the example of ${shown}. Change it, then validate it.`,
    },
  );
}
