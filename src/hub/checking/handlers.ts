/** Checking a whole project (openapi/hub, showHubValidation and validateHubProject). */
import type { Request } from 'express';
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import { countOf, numberText } from '../../web/for-people/words.ts';
import { type View, view } from '../../web/views.ts';
import { openProject, type ProjectAccess } from '../access/project-access.ts';
import { data, page, wantsPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { entities } from '../deletion.ts';
import type { EntityRow } from '../entities/store.ts';
import { type ProjectTabs, projectCrumb, projectPage, projectPath, projectTabs } from '../page.ts';
import { listErrors } from '../picture/check-project.ts';
import { openPicture } from '../picture/open-picture.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { inWords } from '../words.ts';

/** An entity with what is wrong with it. */
interface EntityErrors {
  readonly label: string;
  readonly entityType: string;
  readonly path: string;
  readonly errors: readonly {
    readonly field: string;
    readonly message: string;
    readonly rule: string;
    readonly path: string;
  }[];
  readonly moreErrors: number;
}

/** View model of the page. */
interface ValidationModel {
  readonly tabs: ProjectTabs;
  readonly headline: string;
  readonly tone: 'good' | 'bad' | 'note';
  readonly summary: string;
  readonly entities: readonly EntityErrors[];
  /** Entities with errors that are not listed. */
  readonly omitted: string;
  readonly rules: readonly { readonly rule: string; readonly count: string }[];
  readonly action: string;
  readonly projectPath: string;
}

const validationView: View<ValidationModel> = view('hub/checking/validation');

/** A page of more would take long to load and help nobody; programs get everything. */
const mostEntities = 200;
const mostErrors = 20;

/** Makes the handlers. */
export function validationHandlers(context: HubContext): Pick<HubApiHandlers, 'showHubValidation' | 'validateHubProject'> {
  const check = async (projectId: string, request: Request) => {
    const access = await openProject(context, request, projectId, 'see');
    const picture = await openPicture(context, access);
    const { checked, invalid } = picture.check;
    if (wantsPage(request)) {
      const frame = projectPage(access, {
        title: 'Check',
        crumbs: [projectCrumb(access)],
        styles: ['styles/hub-history.css'],
      });
      return page(200, context.render(validationView, frame, validationModel(access, picture)));
    }
    const errors = listErrors(picture.check, (id) => picture.get(id));
    return data(200, { valid: invalid === 0, checked, invalid, errors });
  };
  return {
    showHubValidation: ({ path, request }) => check(path.id, request),
    validateHubProject: ({ path, request }) => check(path.id, request),
  };
}

function validationModel(access: ProjectAccess, picture: ProjectPicture): ValidationModel {
  const { checked, invalid, errorsOf, complete } = picture.check;
  const counts = new Map<string, number>();
  for (const { rule } of [...errorsOf.values()].flat()) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const errors = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const inTree = picture.rows.filter(({ id }) => errorsOf.has(id));
  return {
    tabs: projectTabs(access, 'check'),
    ...verdict(checked, invalid),
    summary:
      invalid === 0
        ? `Checked as ${access.profile.display_name}, references and uniqueness over the whole project included.`
        : `${complete ? '' : 'More than '}${countOf(errors, 'problem')}. Everything is saved as it was entered.`,
    entities: inTree.slice(0, mostEntities).map((row) => entityErrors(row, picture)),
    omitted: inTree.length > mostEntities ? entities(inTree.length - mostEntities) : '',
    rules: [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([rule, count]) => ({ rule, count: numberText(count) })),
    action: projectPath(access.project.id, 'validate'),
    projectPath: projectPath(access.project.id),
  };
}

function verdict(checked: number, invalid: number): Pick<ValidationModel, 'headline' | 'tone'> {
  if (checked === 0) return { headline: 'Nothing to check yet', tone: 'note' };
  if (invalid === 0)
    return { headline: checked === 1 ? 'The only entity is valid' : `All ${entities(checked)} are valid`, tone: 'good' };
  const of = `${numberText(invalid)} of ${entities(checked)}`;
  return { headline: `${of} ${invalid === 1 ? 'has' : 'have'} errors`, tone: 'bad' };
}

function entityErrors(row: EntityRow, picture: ProjectPicture): EntityErrors {
  const path = projectPath(row.projectId, 'entity', row.id);
  const errors = picture.errorsOf(row.id);
  return {
    label: row.label,
    entityType: inWords(row.entityType),
    path,
    errors: errors.slice(0, mostErrors).map(({ field, message, rule }) => ({
      field,
      message,
      rule,
      // The controls of the form are called after their fields.
      path: field === '' ? path : `${path}#field-${encodeURIComponent(field.replace(/\[\d+\]$/, ''))}`,
    })),
    moreErrors: Math.max(0, errors.length - mostErrors),
  };
}
