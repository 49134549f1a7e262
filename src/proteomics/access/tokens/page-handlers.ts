/** The page of a user: name and personal tokens. */

import type { Exchange } from '../../../contract/accept.ts';
import { AnswerableError, NOTHING_CHANGED } from '../../../contract/errors.ts';
import { formatDay } from '../../../web/for-people/words.ts';
import { answerForm, type RefusedForm } from '../../../web/forms/answer.ts';
import { createChoiceField, createListField, createTextField, type Fields } from '../../../web/forms/fields.ts';
import { createFormModel } from '../../../web/forms/model.ts';
import { redirect, replyWithPage } from '../../../web/replies/replies.ts';
import { createView, type Page } from '../../../web/views.ts';
import type { ProteomicsContext } from '../../context.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../../page.ts';
import { tokensPage } from '../../site-entry.ts';
import type { Caller } from '../caller.ts';
import type { ProteomicsHandlers } from '../guard.ts';
import type { Person } from '../person.ts';
import { createToken, type PersonalToken, readTokens, revokeToken } from './store.ts';

interface ProjectName {
  readonly pk: number;
  readonly slug: string;
  readonly name: string;
}

const personView = createView('proteomics/people/person');
/** Path of the page of a user's tokens. */
export const PERSONAL_TOKENS = tokensPage.path;
const DAY_MS = 86_400_000;

/** Returns the handlers of a user's own page with its tokens. */
export function createPersonPageHandlers(context: ProteomicsContext) {
  const { pool, now } = context;

  async function renderPerson<Status extends 200 | 201 | 400>(
    call: Exchange & { readonly access: Caller },
    status: Status,
    { made = '', refused }: { readonly made?: string; readonly refused?: RefusedForm } = {},
  ) {
    const { person } = call.access;
    const frame: Page = {
      title: 'You',
      section: PROTEOMICS_SECTION,
      crumbs: [{ title: 'Quality', path: PROTEOMICS_SECTION }],
      styles: [...PROTEOMICS_STYLES, 'styles/administration.css'],
      scripts: ['scripts/copy.js'],
    };
    const projects = person === undefined ? [] : await listProjects(call.access);
    const tokens = person === undefined ? [] : await readTokens(pool, person);
    const isFirst = tokens.length === 0;
    return replyWithPage(context, call, status, personView, frame, {
      name: person?.name ?? '',
      email: person?.email ?? '',
      made,
      tokens: tokens.map((token) => toTokenLine(token, projects, now())),
      form: createFormModel(
        { action: `${PERSONAL_TOKENS}/tokens`, submit: 'Create token', prefix: 'token-', isBeside: !isFirst },
        selectTokenFields(projects),
        { initial: { access: 'write', days: '90' }, ...refused },
      ),
    });
  }

  async function listProjects(access: Caller): Promise<readonly ProjectName[]> {
    const visible = await access.listVisibleProjects();
    const { rows } = await pool.query<ProjectName>(
      'select pk, slug, name from proteomics_projects where $1::int[] is null or pk = any($1) order by lower(name), pk',
      [visible],
    );
    return rows;
  }

  return {
    showProteomicsPerson: (call) => renderPerson(call, 200),
    async createPersonalToken(call) {
      const projects = await listProjects(call.access);
      return answerForm(call, {
        fields: buildTokenFields(projects),
        async act(values) {
          const chosen = projects.filter(({ slug }) => values.projects.includes(slug));
          const made = await createToken(pool, requirePerson(call.access), {
            name: values.name,
            access: values.access,
            projects: chosen.length === 0 ? null : chosen.map(({ pk }) => pk),
            expiresAt: new Date(now().getTime() + Number(values.days) * DAY_MS),
          });
          return renderPerson(call, 201, { made });
        },
        again: (status: 400, refused) => renderPerson(call, status, { refused }),
      });
    },
    async revokePersonalToken(call) {
      const name = await revokeToken(pool, requirePerson(call.access), call.path.token);
      return redirect(call, PERSONAL_TOKENS, `Token "${name}" revoked`);
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function buildTokenFields(projects: readonly ProjectName[]) {
  return {
    name: createTextField({
      label: 'Name',
      help: 'What uses the token, such as "computer of Lumos 2".',
      isRequired: true,
      maxLength: 100,
    }),
    access: createChoiceField({
      label: 'May',
      isRequired: true,
      choices: [
        { value: 'write', label: 'Read and write: upload, retry, flag' },
        { value: 'read', label: 'Read only' },
      ],
    }),
    days: createChoiceField({
      label: 'Valid for',
      isRequired: true,
      choices: ['7', '30', '90', '365'].map((days) => ({ value: days, label: `${days} days` })),
    }),
    projects: createListField({
      label: 'Projects',
      kind: 'checkboxes',
      help: 'None selected: all your projects.',
      isOmittedWhenEmpty: true,
      choices: projects.map(({ slug, name }) => ({ value: slug, label: name })),
    }),
  };
}

/** Omits the choice of projects if there are no projects. */
function selectTokenFields(known: readonly ProjectName[]): Fields {
  const { projects, ...others } = buildTokenFields(known);
  return known.length === 0 ? others : { ...others, projects };
}

/**
 * Returns the logged-in user.
 * @throws AnswerableError 409 if login is off
 */
function requirePerson({ person }: Caller): Person {
  if (person === undefined)
    throw new AnswerableError(409, 'Personal tokens require PROTEOMICS_ACCESS=login.', { after: NOTHING_CHANGED });
  return person;
}

function toTokenLine(token: PersonalToken, projects: readonly ProjectName[], now: Date) {
  const names = token.projects?.map(
    (pk) => projects.find((project) => project.pk === pk)?.name ?? 'a project that is closed to you',
  );
  return {
    name: token.name,
    what: token.access === 'write' ? 'Read and write' : 'Read',
    where: names?.join(', ') ?? 'All your projects',
    created: formatDay(token.createdAt),
    expires: formatDay(token.expiresAt),
    isExpired: token.expiresAt <= now,
    used: token.usedAt === null ? '' : formatDay(token.usedAt),
    revokePath: `${PERSONAL_TOKENS}/tokens/${token.uuid}/delete`,
  };
}
