/** The page of a person: who they are here, and their personal tokens. */

import type { Response } from 'express';
import { AnswerableError } from '../../../contract/errors.ts';
import type { PipelineLocals } from '../../../contract/pipeline.ts';
import { fieldErrors } from '../../../contract/requests/field-errors.ts';
import type { Flash } from '../../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../../web/flash-cookie.ts';
import { dayOf } from '../../../web/for-people/words.ts';
import { type Page, type View, view } from '../../../web/views.ts';
import type { ProteomicsContext } from '../../context.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../../page.ts';
import type { Caller } from '../caller.ts';
import type { ProteomicsHandlers } from '../guard.ts';
import type { Person } from '../person.ts';
import { makeToken, type PersonalToken, readTokens, revokeToken } from './store.ts';

/** Forms whose mistakes are answered with the form (MountedService, judgedByHandler). */
export const TOKEN_FORMS: readonly string[] = ['createPersonalToken'];

interface ProjectName {
  readonly pk: number;
  readonly slug: string;
  readonly name: string;
}

interface TypedToken {
  readonly name: string;
  readonly access: string;
  readonly days: string;
  readonly projects: readonly string[];
}

/** The view model. */
export interface PersonModel {
  readonly flash: Flash | undefined;
  /** Empty where people sign by UUID, and nobody needs a token. */
  readonly name: string;
  readonly email: string;
  /** A token that was just made; empty otherwise. */
  readonly made: string;
  readonly tokens: readonly {
    readonly name: string;
    readonly what: string;
    readonly where: string;
    readonly created: string;
    readonly expires: string;
    readonly isExpired: boolean;
    readonly used: string;
    readonly revokePath: string;
  }[];
  readonly form: {
    readonly name: string;
    readonly access: string;
    readonly days: string;
    readonly projects: readonly { readonly slug: string; readonly name: string; readonly isChosen: boolean }[];
    readonly errors: Readonly<Record<'name' | 'access' | 'days' | 'projects', string>>;
  };
}

const personView: View<PersonModel> = view('proteomics/people/person');
/** Address of the page. */
export const PERSONAL_TOKENS = '/proteomics/me';
const HTML = 'text/html';
const DAY_MS = 86_400_000;
const FRESH: TypedToken = { name: '', access: 'write', days: '90', projects: [] };
const NO_ERRORS = { name: '', access: '', days: '', projects: '' };
const MESSAGES: Readonly<Record<string, string>> = {
  name: 'Say what the token is for, in at most 100 characters.',
  access: 'Choose what the token may do.',
  days: 'Choose how long the token is valid.',
  projects: 'Choose projects from the list.',
};

/** 409: nobody logs in here, so that nobody has tokens. */
export class NoTokensError extends AnswerableError {
  override readonly name = 'NoTokensError';
  constructor() {
    super(409, 'Personal tokens are there where PROTEOMICS_ACCESS is login. Nothing was changed.');
  }
}

/** A person in the header; the menu leads to the tokens. */
export function personOf({ name }: { readonly name: string }): NonNullable<Page['viewer']> {
  return { name, more: { title: 'Personal tokens', path: PERSONAL_TOKENS } };
}

type Operations = 'showProteomicsPerson' | 'createPersonalToken' | 'revokePersonalToken';

/** Handlers of the page. */
export function personPageHandlers(context: ProteomicsContext): Pick<ProteomicsHandlers, Operations> {
  const { pool, render, now } = context;

  async function page(
    caller: Caller,
    shown: { flash?: Flash | undefined; made?: string; typed?: TypedToken; errors?: Partial<typeof NO_ERRORS> } = {},
  ): Promise<string> {
    const { person } = caller;
    const frame: Page = {
      title: 'You',
      section: PROTEOMICS_SECTION,
      crumbs: [{ title: 'Proteomics', path: PROTEOMICS_SECTION }],
      styles: [...PROTEOMICS_STYLES, 'styles/administration.css'],
      scripts: ['scripts/copy.js'],
      ...(person === undefined ? {} : { viewer: personOf(person) }),
    };
    const projects = person === undefined ? [] : await projectsOf(caller);
    const tokens = person === undefined ? [] : await readTokens(pool, person);
    const { name, access, days, projects: chosen } = shown.typed ?? FRESH;
    return render(personView, frame, {
      flash: shown.flash,
      name: person?.name ?? '',
      email: person?.email ?? '',
      made: shown.made ?? '',
      tokens: tokens.map((token) => tokenLine(token, projects, now())),
      form: {
        name,
        access,
        days,
        projects: projects.map((project) => ({ ...project, isChosen: chosen.includes(project.slug) })),
        errors: { ...NO_ERRORS, ...shown.errors },
      },
    });
  }

  async function projectsOf(access: Caller): Promise<readonly ProjectName[]> {
    const visible = await access.visibleProjects();
    const { rows } = await pool.query<ProjectName>(
      'select pk, slug, name from proteomics_projects where $1::int[] is null or pk = any($1) order by lower(name), pk',
      [visible],
    );
    return rows;
  }

  return {
    async showProteomicsPerson({ request, response, access }) {
      return { status: 200, type: HTML, content: await page(access, { flash: takeSentFlash(request, response) }) };
    },
    async createPersonalToken({ request, response, access }) {
      const typed = typedToken(request.body);
      const violations = errorsIn(response);
      if (Object.keys(violations).length === 0) personIn(access);
      const projects = await projectsOf(access);
      const chosen = projects.filter(({ slug }) => typed.projects.includes(slug));
      const hasUnknown = chosen.length < new Set(typed.projects).size;
      const errors = {
        ...violations,
        ...(typed.name.trim() === '' ? { name: MESSAGES.name ?? '' } : {}),
        ...(hasUnknown ? { projects: MESSAGES.projects ?? '' } : {}),
      };
      if (Object.keys(errors).length > 0) return { status: 400, type: HTML, content: await page(access, { typed, errors }) };
      const made = await makeToken(pool, personIn(access), {
        name: typed.name.trim(),
        access: typed.access === 'write' ? 'write' : 'read',
        projects: chosen.length === 0 ? null : chosen.map(({ pk }) => pk),
        expiresAt: new Date(now().getTime() + Number(typed.days) * DAY_MS),
      });
      const headers = { 'Cache-Control': 'no-store' };
      return { status: 201, type: HTML, content: await page(access, { made }), headers };
    },
    async revokePersonalToken({ path, response, access }) {
      const name = await revokeToken(pool, personIn(access), path.token);
      sendFlash(response, { tone: 'good', title: `Token "${name}" revoked`, lines: [] });
      return { status: 303, headers: { Location: PERSONAL_TOKENS } };
    },
  };
}

/** @throws NoTokensError */
function personIn({ person }: Caller): Person {
  if (person === undefined) throw new NoTokensError();
  return person;
}

/** What is wrong with the fields. Throws a violation that is not about them. */
function errorsIn(response: Response): Partial<typeof NO_ERRORS> {
  const { violation } = response.locals as PipelineLocals;
  const problems = violation === undefined ? [] : fieldErrors(violation);
  if (problems === undefined) throw violation;
  const fields = problems.map(({ field }) => field.replace(/[.[].*$/, ''));
  if (fields.some((field) => MESSAGES[field] === undefined)) throw violation;
  return Object.fromEntries(fields.map((field) => [field, MESSAGES[field] ?? '']));
}

function typedToken(body: unknown): TypedToken {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const one = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const { projects = [] } = fields;
  return {
    name: one('name'),
    access: one('access'),
    days: one('days'),
    projects: [projects].flat().filter((slug) => typeof slug === 'string'),
  };
}

function tokenLine(token: PersonalToken, projects: readonly ProjectName[], now: Date): PersonModel['tokens'][number] {
  const names = token.projects?.map(
    (pk) => projects.find((project) => project.pk === pk)?.name ?? 'a project that is closed to you',
  );
  return {
    name: token.name,
    what: token.access === 'write' ? 'Read and write' : 'Read',
    where: names?.join(', ') ?? 'All your projects',
    created: day(token.createdAt),
    expires: day(token.expiresAt),
    isExpired: token.expiresAt <= now,
    used: token.usedAt === null ? '' : day(token.usedAt),
    revokePath: `${PERSONAL_TOKENS}/tokens/${token.uuid}/delete`,
  };
}

function day(moment: Date): string {
  return dayOf(moment);
}
