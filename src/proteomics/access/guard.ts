/**
 * Lets calls in, by the rules of the contract (openapi/proteomics, `x-access-rules`). Where everybody may use the service and the request
 * names no project of a collaboration, users sign by UUID, and the administration takes ADMIN_TOKEN.
 */
import type { Request } from 'express';
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { LoginOffError, loginRedirect, safeReturnTo } from '../../auth/index.ts';
import { ForbiddenError, UnavailableError } from '../../contract/errors.ts';
import type { AccessGuard, UnguardedCall } from '../../contract/handler.ts';
import { LoginNeededError, toLogin } from '../../web/replies/answering.ts';
import type { ProteomicsContext } from '../context.ts';
import { askerOf, sessionAsker } from './asker.ts';
import { isServerAdministrator, requireAdministrator } from './authority.ts';
import { type Caller, type PipelineCaller, type Signer, signerOf } from './caller.ts';
import { namedProjects, projectOfPipeline } from './named-projects.ts';
import { AdminSessionNeededError, type Asker, personNeeded, TokenLimitError } from './person.ts';
import { type GuardedProject, hasRight, isOpen, requireAccess, requireRight } from './project-rights.ts';
import { ALL_SEEING, askerIfKnown, visibleProjects } from './visible-projects.ts';

/** The caller, as handlers get it by the rule of their operation. */
export interface ProteomicsAccess {
  readonly public: undefined;
  readonly user: Caller;
  readonly 'user:write': Signer;
  readonly 'project:read': Caller;
  readonly 'project:alerts': Caller;
  readonly 'project:write': Signer;
  readonly 'project:manage': Caller;
  readonly 'pipeline:upload': PipelineCaller;
  readonly 'pipeline:import': PipelineCaller;
  readonly 'server:administrate': Caller;
}

/** Every handler of the service. */
export type ProteomicsHandlers = ProteomicsApiHandlers<ProteomicsAccess>;

/** A right that a rule asks for, and whether it is one of the administration, or of a change that somebody signs. */
interface Demand {
  readonly right: 'user' | 'read' | 'write' | 'manage' | 'administrate';
  readonly isAdministration?: boolean;
  readonly isSigned?: boolean;
}

/** Makes the guard of the service. */
export function proteomicsGuard(context: ProteomicsContext): AccessGuard<ProteomicsAccess> {
  const demanding = (demand: Demand) => (call: UnguardedCall) => letIn(context, call, demand);
  const signing = (right: Demand['right']) => async (call: UnguardedCall) =>
    signed(await letIn(context, call, { right, isSigned: true }), call);
  return {
    public: () => undefined,
    user: demanding({ right: 'user' }),
    'user:write': signing('user'),
    'project:read': demanding({ right: 'read' }),
    'project:alerts': async (call) => {
      const caller = await letIn(context, call, { right: 'read' });
      if (caller.person === undefined && !caller.administrates) await requireAdministrator(context, call);
      return caller;
    },
    'project:write': signing('write'),
    'project:manage': demanding({ right: 'manage', isAdministration: true }),
    'pipeline:upload': async (call) => {
      const caller = signed(await letIn(context, call, { right: 'write', isSigned: true }), call);
      return { ...caller, enter: (pipeline) => enterPipeline(context, call.request, caller, pipeline) };
    },
    'pipeline:import': async (call) => {
      const caller = await letIn(context, call, { right: 'write', isAdministration: true });
      // Administrators of the server import anywhere.
      const enter = async (pipeline: string) =>
        caller.person === undefined ? caller : enterPipeline(context, call.request, caller, pipeline);
      return { ...caller, enter };
    },
    'server:administrate': demanding({ right: 'administrate', isAdministration: true }),
  };
}

/** Answers the errors of the guard that lead browsers to a login; throws all others on. */
export function answerProteomicsError(context: ProteomicsContext, error: unknown, call: UnguardedCall): unknown {
  if (error instanceof AdminSessionNeededError) return { status: 303, headers: { Location: error.location } };
  if (!(error instanceof LoginNeededError)) throw error;
  const { settings, authentication } = context;
  return toLogin(error, call, {
    loginRedirect: ({ request, response }, waiting) => loginRedirect(authentication.keptForms, request, response, waiting),
    pageBehind(request) {
      const behind =
        request.method === 'GET' ? request.originalUrl : (request.headers.referer ?? '').replace(settings.baseUrl, '');
      return safeReturnTo(behind.startsWith('/') ? behind : '/proteomics', []);
    },
  });
}

/** @throws LoginNeededError, ForbiddenError, LoginOffError, UnavailableError, and those of the administration */
async function letIn(context: ProteomicsContext, call: UnguardedCall, demand: Demand): Promise<Caller> {
  const { request, response } = call;
  const { isAdministration = false, isSigned = false } = demand;
  const projects = await namedProjects(context.pool, call);
  if (context.settings.proteomicsAccess === 'open' && projects.every((project) => isOpen(context, project))) {
    if (isAdministration) await requireAdministrator(context, call);
    return unnamedCaller(context, request, isAdministration);
  }
  // The answer depends on the caller.
  response.setHeader('Cache-Control', 'no-store');
  if (!isSigned && (await isServerAdministrator(context, request, { isPage: isForPage(call), isAdministration })))
    return { ...callerOf(context, ALL_SEEING), person: undefined, administrates: true };
  const asker = await requireAsker(context, request, isForPage(call));
  await requireRights(context, asker, demand, projects);
  return callerOf(context, asker);
}

/** Browsers are led to a login from operations that document a way elsewhere. */
function isForPage({ operation }: UnguardedCall): boolean {
  return operation.statuses.includes(303);
}

/** @throws LoginNeededError, LoginOffError */
async function requireAsker(context: ProteomicsContext, request: Request, isPage: boolean): Promise<Asker> {
  const { missingForLogin } = context.authentication;
  if (missingForLogin.length > 0) throw new LoginOffError(missingForLogin);
  // Tokens of programs open no pages.
  const asker = await (isPage ? sessionAsker(context, request) : askerOf(context, request));
  if (asker === undefined) throw personNeeded();
  return asker;
}

async function requireRights(
  context: ProteomicsContext,
  asker: Asker,
  { right }: Demand,
  projects: readonly GuardedProject[],
): Promise<void> {
  if (right === 'administrate' || (right === 'manage' && projects.length === 0)) {
    if (asker.token !== undefined) throw new TokenLimitError('Personal tokens cannot manage. Log in to do this.');
    if (!(await asker.standing.isManager())) throw new ForbiddenError('Only administrators of this server may do this.');
    return;
  }
  if (right === 'user') return;
  requireAccess(asker, right);
  for (const project of projects) await requireRight(context, asker, project, right);
}

/** Asks for the right to write in a pipeline that the body names. Where users sign by UUID only collaborations ask. */
async function enterPipeline(context: ProteomicsContext, request: Request, caller: Caller, pipeline: string): Promise<Caller> {
  const project = await projectOfPipeline(context.pool, pipeline);
  if (project === undefined || isOpen(context, project)) return caller;
  const asker = await requireAsker(context, request, false);
  await requireRight(context, asker, project, 'write');
  return callerOf(context, asker);
}

function callerOf(context: ProteomicsContext, asker: Asker): Caller {
  return {
    person: asker.person,
    administrates: false,
    visibleProjects: () => visibleProjects(context, asker),
    manages: (project) => hasRight(context, asker, project, 'manage').catch(skipWhileUnknown),
  };
}

/** Pages are shown without what only those who manage may do while the platform does not say who manages. */
function skipWhileUnknown(error: unknown): false {
  if (error instanceof UnavailableError) return false;
  throw error;
}

function unnamedCaller(context: ProteomicsContext, request: Request, administrates: boolean): Caller {
  return {
    person: undefined,
    administrates,
    visibleProjects: async () => visibleProjects(context, await askerIfKnown(context, request)),
    manages: async () => true,
  };
}

/** Finds out who signs. Throws ForbiddenError when the request names somebody else. */
function signed(caller: Caller, { request, body }: UnguardedCall): Signer {
  const { user } = (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? body : {}) as { user?: unknown };
  const [inBody] = [user].flat().filter((one) => typeof one === 'string');
  const inHeader = request.get('Concordat-User');
  if (caller.person === undefined) return { ...caller, user: inBody ?? inHeader };
  signerOf(caller, inHeader, 'Concordat-User');
  return { ...caller, user: signerOf(caller, inBody) };
}
