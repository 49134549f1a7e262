/**
 * The door of the service: every operation goes through it, and is let in as NEEDS says. Where everybody may use the service and the
 * request names no project of a collaboration, it lets everybody in, and the handlers ask for ADMIN_TOKEN as ever.
 */
import type { Request, Response } from 'express';
import { LoginOffError, safeReturnTo, wayToLogin } from '../../auth/index.ts';
import { bytesOf } from '../../contract/bodies.ts';
import { BadRequestError, ForbiddenError } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/pipeline.ts';
import type { ProteomicsContext } from '../context.ts';
import { askerOf } from './asker.ts';
import { grantAdministration, isServerAdministrator } from './authority.ts';
import { type NamingCall, namedProjects, projectOfPipeline } from './named-projects.ts';
import { isPage, NEEDS, type Need, type OperationId } from './needs.ts';
import type { Asker, Person } from './person.ts';
import { demandAccess, demandRight, type GuardedProject, isOpen } from './project-rights.ts';
import { PersonNeededError, TokenLimitError } from './refusals.ts';
import { letSeeAll } from './visible-projects.ts';

interface AnyCall extends NamingCall {
  readonly request: Request;
  readonly response: Response;
}

type AnyHandler = (call: AnyCall) => unknown;

const people = new WeakMap<Request, Person>();

/** Whom the door has let in by name; undefined where people sign by UUID. */
export function signedIn(request: Request): Person | undefined {
  return people.get(request);
}

/** The handlers behind the door. */
export function guarded<Handlers extends object>(handlers: Handlers, context: ProteomicsContext): Handlers {
  const behind = Object.entries(handlers).map(([operationId, handler]): [string, AnyHandler] => [
    operationId,
    async (call) => {
      const id = operationId as OperationId;
      try {
        await letIn(context, id, call);
      } catch (error) {
        if (!(error instanceof PersonNeededError) || !isPage(id)) throw error;
        return toLogin(context, id, call);
      }
      return (handler as AnyHandler)(call);
    },
  ]);
  return Object.fromEntries(behind) as Handlers;
}

/** @throws PersonNeededError, ForbiddenError, LoginOffError, UnavailableError, and those of the administration */
async function letIn(context: ProteomicsContext, operationId: OperationId, call: AnyCall): Promise<void> {
  const need = NEEDS[operationId];
  if (need === 'everybody') return;
  const { request, response } = call;
  const projects = await namedProjects(context.pool, call);
  const { proteomicsAccess } = context.settings;
  if (proteomicsAccess === 'open' && projects.every((project) => isOpen(context, project))) return;
  // What is shown depends on who asks.
  response.setHeader('Cache-Control', 'no-store');
  const isAdministration = need === 'manage' || need === 'administrate' || need === 'import';
  const isSigned = need === 'write' || need === 'upload';
  if (!isSigned && (await isServerAdministrator(context, request, { isPage: isPage(operationId), isAdministration }))) {
    letSeeAll(request);
    grantAdministration(request);
    return;
  }
  const asker = await demandAsker(context, request, isPage(operationId));
  await demandNeed(context, asker, need, projects);
  if (isAdministration) grantAdministration(request);
  people.set(request, asker.person);
  if (isSigned) sign(call);
}

/** @throws PersonNeededError, LoginOffError */
async function demandAsker(context: ProteomicsContext, request: Request, isForPage: boolean): Promise<Asker> {
  // Only sessions open pages: what a program sends there is nobody.
  if (isForPage) delete request.headers.authorization;
  const { missingForLogin } = context.authentication;
  if (missingForLogin.length > 0) throw new LoginOffError(missingForLogin);
  const asker = await askerOf(context, request);
  if (asker === undefined) throw new PersonNeededError();
  return asker;
}

async function demandNeed(
  context: ProteomicsContext,
  asker: Asker,
  need: Exclude<Need, 'everybody'>,
  projects: readonly GuardedProject[],
): Promise<void> {
  if (need === 'administrate' || (need === 'manage' && projects.length === 0)) {
    if (asker.token !== undefined) throw new TokenLimitError('Personal tokens do not manage. Log in to do this.');
    if (!asker.isManager) throw new ForbiddenError('Only administrators of this server may do this.');
    return;
  }
  const right = need === 'upload' || need === 'import' ? 'write' : need;
  if (right === 'person') return;
  demandAccess(asker, right);
  for (const project of projects) await demandRight(context, asker, project, right);
}

/**
 * Asks for the right to write in a pipeline that a handler read from the body. Where people sign by UUID nothing is asked, but for a
 * project of a collaboration; nor is whoever administrates the server, of an import.
 *
 * @throws as the door
 */
export async function demandPipelineFor(
  context: ProteomicsContext,
  request: Request,
  { pipeline, need }: { readonly pipeline: string; readonly need: 'upload' | 'import' },
): Promise<void> {
  const project = await projectOfPipeline(context.pool, pipeline);
  if (project === undefined || isOpen(context, project)) return;
  if (need === 'import' && !people.has(request)) return;
  const asker = await demandAsker(context, request, false);
  await demandRight(context, asker, project, 'write');
  people.set(request, asker.person);
}

/**
 * The UUID that a change is signed with: that of who is let in by name, else the one that the request names.
 *
 * @throws ForbiddenError when the request names somebody else; BadRequestError when it has to name somebody and does not
 */
export function signerOf(request: Request, named: string | undefined, member = 'user'): string {
  const person = people.get(request);
  if (person === undefined) {
    if (named === undefined) throw new BadRequestError(`${member} is required`);
    return named;
  }
  if (named !== undefined && named !== '' && named.toLowerCase() !== person.uuid)
    throw new ForbiddenError(`${member} names somebody else. You sign as ${person.name}.`);
  return person.uuid;
}

/** Writes who signs where the handlers read it. */
function sign({ request, body }: AnyCall): void {
  request.headers['concordat-user'] = signerOf(request, request.get('Concordat-User'), 'Concordat-User');
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body) || Array.isArray(body)) return;
  const fields = body as { user?: unknown };
  const named = Array.isArray(fields.user) ? fields.user[0] : fields.user;
  fields.user = signerOf(request, typeof named === 'string' ? named : undefined);
}

/** A browser goes to the login, and comes back to what it asked for, or to the page of its form. */
async function toLogin(
  { settings, authentication }: ProteomicsContext,
  operationId: OperationId,
  { request, response }: AnyCall,
): Promise<unknown> {
  if ((response.locals as PipelineLocals).route?.produces.has(303) !== true) throw new PersonNeededError();
  const behind = request.method === 'GET' ? request.originalUrl : (request.headers.referer ?? '').replace(settings.baseUrl, '');
  const page = safeReturnTo(behind.startsWith('/') ? behind : '/proteomics', []);
  const way = await wayToLogin(authentication.keptForms, request, response, { operationId, sent: bytesOf(request), page });
  return { status: 303, headers: { Location: way } };
}
