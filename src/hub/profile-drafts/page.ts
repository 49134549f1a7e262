import { formatYaml } from '../../contract/documents/yaml.ts';
import type { Catalog, CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { compareProfiles } from '../../profiles/comparison/compare.ts';
import { type ContainmentNode, createContainmentTrees } from '../../profiles/containment.ts';
import { formatRule, listConstraintStatements } from '../../profiles/in-words.ts';
import { findFieldByName, getContent, getObligation, type Profile } from '../../profiles/profile.ts';
import { getServedSchema } from '../../profiles/validation/json-schema.ts';
import { createDisplayDate } from '../../web/for-people/words.ts';
import type { Flash } from '../../web/replies/flash.ts';
import type { Page } from '../../web/views.ts';
import type { HubActor } from '../actor.ts';
import { createComparedEntity, selectDifferences } from '../comparing/page.ts';
import { listEntityFields, listValueFields } from '../editor/fields.ts';
import { createFormBody } from '../editor/form-model.ts';
import { drawGraph, layOutGraph, type TypeStyle } from '../graph/drawing.ts';
import { foldGraph } from '../graph/folding.ts';
import { chooseTypeStyles } from '../graph/page.ts';
import { createHubPage } from '../page.ts';
import { findDeclaredReference } from '../references.ts';
import { formatDisplayName } from '../words.ts';
import { type DraftContent, listRules } from './content.ts';
import { type DraftProblem, examineDraft } from './examination.ts';
import { describeDraftType } from './form.ts';
import type { ListedDraft } from './store.ts';

export type DraftViewName = 'fields' | 'rules' | 'preview' | 'picture' | 'compare' | 'file';

export interface DraftPageQuery {
  readonly draft: ListedDraft;
  readonly content: DraftContent;
  readonly canUndo: boolean;
  readonly view: DraftViewName;
  /** The selected entity type; by default, the first one. */
  readonly entity: string | undefined;
  readonly actor: HubActor;
  readonly flashes: readonly Flash[];
}

export function getDraftPath(id: string, ...rest: readonly string[]): string {
  return ['/profile-drafts', id, ...rest].join('/');
}

export function getDraftFormPath(id: string, kind: string, place: Readonly<Record<string, string>> = {}): string {
  return `${getDraftPath(id, 'form')}?${new URLSearchParams({ kind, ...place })}`;
}

export function getDraftViewPath(id: string, view: DraftViewName, entity = ''): string {
  return `${getDraftPath(id)}?${new URLSearchParams({ view, ...(entity === '' ? {} : { entity }) })}`;
}

export function createDraftFrame(actor: HubActor, title: string, draft?: ListedDraft): Page {
  const above = [
    { title: 'Profiles', path: '/profiles' },
    { title: 'Drafts', path: '/profile-drafts' },
  ];
  const crumbs = draft === undefined ? above : [...above, { title: draft.title, path: getDraftPath(draft.id) }];
  return { ...createHubPage(actor, { title }), section: '/profiles', crumbs };
}

export function createDraftPage({ draft, actor, flashes }: DraftPageQuery): Page {
  const frame = createDraftFrame(actor, draft.title);
  const styles = [...(frame.styles ?? []), 'styles/hub-editor.css', 'styles/hub-graph.css', 'styles/comparison.css'];
  return { ...frame, flashes, styles, scripts: ['scripts/tab-line.js'] };
}

export function createDraftsModel(drafts: readonly ListedDraft[]) {
  return {
    drafts: drafts.map(({ id, title, name, version, parent, updated_at }) => ({
      ...{ title, name, version, parent: parent ?? '' },
      path: getDraftPath(id),
      deletePath: getDraftFormPath(id, 'delete'),
      changed: createDisplayDate(new Date(updated_at)),
    })),
  };
}

export function createDraftModel(catalog: Catalog, question: DraftPageQuery) {
  const { draft, content, view } = question;
  const { id } = draft;
  const { problems, profile } = examineDraft(content);
  const names = Object.keys(content.entities);
  const shown = names.includes(question.entity ?? '') ? String(question.entity) : (names[0] ?? '');
  const findEntityName = (name: string) => (profile?.entities.has(name) === true ? name : undefined);
  const parent = findParent(catalog, draft);
  const rules = listRules(content);
  return {
    id,
    title: draft.title,
    view,
    revision: draft.revision,
    changesPath: getDraftPath(id, 'changes'),
    canUndo: question.canUndo,
    paths: {
      settings: getDraftFormPath(id, 'profile'),
      save: getDraftFormPath(id, 'save'),
      import: getDraftFormPath(id, 'file'),
      yaml: `${getDraftPath(id, 'file')}?format=yaml`,
      json: `${getDraftPath(id, 'file')}?format=json`,
      addEntity: getDraftFormPath(id, 'entity'),
      addRule: getDraftFormPath(id, 'rule'),
    },
    parentId: draft.parent ?? '',
    tabs: listTabs(question, shown, rules.length, parent !== undefined),
    problems: problems
      .slice(0, 100)
      .map((problem) => ({ text: formatProblemWithItem(problem), path: getProblemPath(id, problem) })),
    problemCount: problems.length,
    entities: names.map((name) => ({
      name,
      path: getDraftViewPath(id, view === 'preview' ? 'preview' : 'fields', name),
      isShown: name === shown,
      problems: problems.filter(({ entity }) => entity === name).length,
    })),
    entity: shown === '' || view !== 'fields' ? undefined : createEntityModel(question, shown, problems, profile),
    rules: view !== 'rules' ? [] : rules.map(({ name }) => createRuleRow(id, name, problems, profile)),
    preview:
      profile === undefined || view !== 'preview' || findEntityName(shown) === undefined
        ? undefined
        : createPreview(profile, shown),
    picture:
      profile === undefined || view !== 'picture' ? '' : drawProfile(profile, (name) => getDraftViewPath(id, 'fields', name)),
    comparison:
      profile === undefined || parent === undefined || view !== 'compare' ? undefined : createComparison(id, parent, profile),
    yaml: view === 'file' ? formatYaml(content) : '',
  };
}

function listTabs({ draft, view }: DraftPageQuery, shown: string, rules: number, hasParent: boolean) {
  const tabs: readonly (readonly [DraftViewName, string])[] = [
    ['fields', 'Fields'],
    ['rules', `Rules ${rules}`],
    ['preview', 'Preview'],
    ['picture', 'Picture'],
    ...(hasParent ? [['compare', 'Changes'] as const] : []),
    ['file', 'File'],
  ];
  return tabs.map(([name, label]) => ({ label, path: getDraftViewPath(draft.id, name, shown), isShown: name === view }));
}

/** Returns the message of a problem, with the names of the item that contains the error. */
export function formatProblemWithItem({ entity, field, rule, message }: DraftProblem): string {
  const place = rule === undefined ? [entity, field] : ['Rule', rule];
  const words = place.filter((part) => part !== undefined).map(formatDisplayName);
  return words.length === 0 ? message : `${words.join(' › ')}: ${message}`;
}

function getProblemPath(id: string, { entity, field, rule }: DraftProblem): string {
  if (rule !== undefined) return getDraftFormPath(id, 'rule', { item: rule });
  if (entity === undefined) return getDraftFormPath(id, 'profile');
  return field === undefined ? getDraftViewPath(id, 'fields', entity) : getDraftFormPath(id, 'field', { entity, item: field });
}

function createEntityModel(
  { draft, content }: DraftPageQuery,
  name: string,
  problems: readonly DraftProblem[],
  profile: Profile | undefined,
) {
  const fields = content.entities[name]?.fields ?? [];
  const own = Map.groupBy(
    problems.filter(({ entity }) => entity === name),
    ({ field }) => field,
  );
  const sound = profile?.entities.get(name);
  return {
    name,
    description: String(content.entities[name]?.description ?? ''),
    isRoot: content.root_entity === name,
    problems: listMessages(own.get(undefined)),
    editPath: getDraftFormPath(draft.id, 'entity', { item: name }),
    addPath: getDraftFormPath(draft.id, 'field', { entity: name }),
    rows: fields.map((item) => {
      const field = sound === undefined ? undefined : findFieldByName(sound, item.name);
      return {
        name: item.name,
        editPath: getDraftFormPath(draft.id, 'field', { entity: name, item: item.name }),
        problems: listMessages(own.get(item.name)),
        facts: field && {
          type: describeDraftType(field),
          need: getObligation(field),
          description: field.description,
          term: field.ontology_term ?? '',
          limits: listConstraintStatements(field),
        },
      };
    }),
  };
}

/** Maximum number of errors per item, because each of 2,000 fields with the same name would list all errors. */
const MAX_BESIDE = 10;

function listMessages(problems: readonly DraftProblem[] = []): readonly string[] {
  return problems.slice(0, MAX_BESIDE).map(({ message }) => message);
}

function createRuleRow(id: string, name: string, problems: readonly DraftProblem[], profile: Profile | undefined) {
  const rule = profile?.rules.find((one) => one.name === name);
  return {
    name,
    description: rule?.description ?? '',
    expression: rule === undefined ? '' : formatRule(rule),
    appliesTo: rule === undefined || rule.applies_to === 'all' ? [] : rule.applies_to,
    problems: listMessages(problems.filter((problem) => problem.rule === name)),
    editPath: getDraftFormPath(id, 'rule', { item: name }),
  };
}

/** Returns the form, table head and schema of an entity type, as in projects. */
function createPreview(profile: Profile, name: string) {
  const entity = profile.entities.get(name) ?? { name, description: '', fields: [] };
  const entry: CatalogEntry = { profile, origin: 'site', text: '', getExample: () => undefined };
  return {
    form: createFormBody({ entry, entity, data: {}, problems: [], fromParent: new Set() }),
    columns: listValueFields(profile, entity).map(({ described: { label, tier } }) => ({ label, tier })),
    inside: listEntityFields(profile, entity).map(({ described, holds, isList }) => ({
      label: described.label,
      holds,
      isList,
    })),
    schema: JSON.stringify(getServedSchema(profile, name).schema, undefined, 2),
  };
}

function createComparison(id: string, parent: Profile, draft: Profile) {
  // The draft can have the same name and version as its original, so the comparison needs another ID.
  const profiles = [parent, { ...draft, id: 'this draft' }];
  const shown = selectDifferences(compareProfiles(profiles), {});
  return {
    columns: profiles.map((profile) => ({ id: profile.id })),
    entities: shown.map((each) =>
      createComparedEntity(each, profiles, false, (entity, field) =>
        field === undefined ? getDraftViewPath(id, 'fields', entity) : getDraftFormPath(id, 'field', { entity, item: field }),
      ),
    ),
  };
}

function findParent(catalog: Catalog, { parent }: ListedDraft): Profile | undefined {
  const [name = '', version = ''] = parent?.split('/') ?? [];
  return catalog.find(name, version)?.profile;
}

/** Returns SVG with one node per entity type, at its first position. */
function drawProfile(profile: Profile, pathOf: (entity: string) => string): string {
  const places = new Map<string, { readonly parentId: string | null; readonly parentField: string | null }>();
  const visitNode = ({ entity, by, children }: ContainmentNode, holder: string | null): void => {
    if (!places.has(entity.name)) places.set(entity.name, { parentId: holder, parentField: by?.field ?? null });
    for (const child of children) visitNode(child, entity.name);
  };
  for (const tree of createContainmentTrees(profile)) visitNode(tree, null);
  const edges = [...profile.entities.values()].flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const content = getContent(field);
      const target = content.kind === 'entity' ? content : findDeclaredReference(profile, entity, field);
      return target === undefined ? [] : [{ from: entity.name, to: target.entity, label: formatDisplayName(field.name) }];
    }),
  );
  const nodes = [...places.keys()].map((name) => ({ id: name, label: formatDisplayName(name), group: name }));
  const styles = chooseTypeStyles(profile);
  return drawGraph(layOutGraph(foldGraph({ nodes, edges }, (id) => places.get(id), new Set())), {
    getStyle: (type) => styles.get(type) as TypeStyle,
    getPath: ({ id }) => pathOf(id),
    getText: ({ label }) => label,
    title: 'Entity types of the profile',
  });
}
