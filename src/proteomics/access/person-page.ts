import {
  createPersonalToken,
  type PersonalToken,
  readTokens,
  revokeToken,
  type TokenOwner,
} from '../../auth/tokens/personal-tokens.ts';
import { computeTokenEnd, createTokenFields, createTokenRows, INITIAL_TOKEN } from '../../auth/tokens/token-form.ts';
import type { Exchange } from '../../contract/accept.ts';
import { AnswerableError, NOTHING_CHANGED } from '../../contract/errors.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createListField, type Fields } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithPage } from '../../web/replies/replies.ts';
import type { Page } from '../../web/views.ts';
import type { ProteomicsContext } from '../context.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../page.ts';
import { requireUuid } from '../records.ts';
import { tokensPage } from '../site-entry.ts';
import type { Caller } from './caller.ts';
import type { ProteomicsHandlers } from './guard.ts';
import type { Person } from './person.ts';

interface ProjectName {
  readonly pk: number;
  readonly slug: string;
  readonly name: string;
}

const PERSONAL_TOKENS = tokensPage.path;

export function createPersonPageHandlers(context: ProteomicsContext) {
  const { pool, now } = context;

  async function renderPerson<Status extends 200 | 201 | 400 | 409>(
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
    const tokens = person === undefined ? [] : await readTokens(pool, createTokenOwner(person));
    const isFirst = tokens.length === 0;
    return replyWithPage(context, call, status, 'proteomics/people/person', frame, {
      name: person?.name ?? '',
      email: person?.email ?? '',
      made,
      tokens: createTokenRows(tokens, now(), `${PERSONAL_TOKENS}/tokens`, (token) => createTokenWords(token, projects)),
      form: createFormModel(
        { action: `${PERSONAL_TOKENS}/tokens`, submit: 'Create token', prefix: 'token-', isBeside: !isFirst },
        selectTokenFields(projects),
        { initial: INITIAL_TOKEN, ...refused },
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
      return handleForm(call, {
        fields: buildTokenFields(projects),
        async performAction(values) {
          const chosen = projects.filter(({ slug }) => values.projects.includes(slug));
          const made = {
            name: values.name,
            access: values.access,
            places: chosen.length === 0 ? null : chosen.map(({ pk }) => String(pk)),
            expiresAt: computeTokenEnd(now(), values.days),
          };
          const owner = createTokenOwner(requirePerson(call.access));
          const { token } = await createPersonalToken(context, owner, made, call.request);
          return renderPerson(call, 201, { made: token });
        },
        showAgain: (status: 400 | 409, refused) => renderPerson(call, status, { refused }),
      });
    },
    async revokePersonalToken(call) {
      requireUuid(call.path.token, 'token');
      const { name } = await revokeToken(pool, createTokenOwner(requirePerson(call.access)), call.path.token);
      return redirect(call, PERSONAL_TOKENS, `Token "${name}" revoked`);
    },
  } satisfies Partial<ProteomicsHandlers>;
}

function buildTokenFields(projects: readonly ProjectName[]) {
  return {
    ...createTokenFields('computer of Lumos 2', 'Read and write: upload, retry, flag'),
    projects: createListField({
      label: 'Projects',
      kind: 'checkboxes',
      help: 'None selected: all your projects.',
      isOmittedWhenEmpty: true,
      choices: projects.map(({ slug, name }) => ({ value: slug, label: name })),
    }),
  };
}

function selectTokenFields(known: readonly ProjectName[]): Fields {
  const { projects, ...others } = buildTokenFields(known);
  return known.length === 0 ? others : { ...others, projects };
}

/** Returns the logged-in user. @throws AnswerableError 409 if login is off */
function requirePerson({ person }: Caller): Person {
  if (person === undefined)
    throw new AnswerableError(409, 'Personal tokens require PROTEOMICS_ACCESS=login.', {
      after: NOTHING_CHANGED,
      onPages: 'Personal tokens require login, which is off on this server.',
    });
  return person;
}

function createTokenOwner({ subject }: Person): TokenOwner {
  return { service: 'proteomics', subject };
}

function createTokenWords({ access, places }: PersonalToken, projects: readonly ProjectName[]) {
  const names = places?.map(
    (pk) => projects.find((project) => String(project.pk) === pk)?.name ?? 'a project that is closed to you',
  );
  return { what: access === 'write' ? 'Read and write' : 'Read', where: names?.join(', ') ?? 'All your projects' };
}
