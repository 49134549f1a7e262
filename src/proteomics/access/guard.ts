/**
 * Checks access by `x-access-rules` of the contract (openapi/proteomics). With open access, a request signs with a user's UUID
 * unless its project has a collaboration, and administration requires ADMIN_TOKEN.
 */
import type { Request } from 'express';
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { LoginOffError, redirectToLogin, sanitizeReturnTo } from '../../auth/index.ts';
import { ForbiddenError, UnavailableError } from '../../contract/errors.ts';
import type { AccessGuard, UnguardedCall } from '../../contract/handler.ts';
import { addAccessCheck } from '../../storage/current-request.ts';
import { LoginNeededError, redirectBrowserToLogin } from '../../web/replies/answering.ts';
import type { ProteomicsContext } from '../context.ts';
import { isServerAdministrator, requireAdministrator } from './authority.ts';
import { type Caller, findSigner, type PipelineCaller, type Signer } from './caller.ts';
import { findNamedProjects, findProjectOfPipeline } from './named-projects.ts';
import { AdminSessionNeededError, createLoginNeededError, type Principal, TokenLimitError } from './person.ts';
import { findPrincipal, findSessionPrincipal } from './principal.ts';
import { type GuardedProject, hasRight, isOpenProject, requireRight, requireTokenAccess } from './project-rights.ts';
import { findPrincipalIfKnown, listVisibleProjects, SERVER_ADMINISTRATOR } from './visible-projects.ts';

/** Type of `access` in a handler, by the access rule of its operation. */
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

export type ProteomicsHandlers = ProteomicsApiHandlers<ProteomicsAccess>;

interface RequiredRight {
  readonly right: 'user' | 'read' | 'write' | 'manage' | 'administrate';
  readonly isAdministration?: boolean;
  readonly isSigned?: boolean;
}

export function createProteomicsGuard(context: ProteomicsContext): AccessGuard<ProteomicsAccess> {
  const requireDemand = (demand: RequiredRight) => (call: UnguardedCall) => authorizeCall(context, call, demand);
  const requireSigner = (right: RequiredRight['right']) => async (call: UnguardedCall) =>
    createSigner(await authorizeCall(context, call, { right, isSigned: true }), call);
  return {
    public: () => undefined,
    user: requireDemand({ right: 'user' }),
    'user:write': requireSigner('user'),
    'project:read': requireDemand({ right: 'read' }),
    'project:alerts': async (call) => {
      const caller = await authorizeCall(context, call, { right: 'read' });
      if (caller.person === undefined && !caller.administrates) await requireAdministrator(context, call);
      return caller;
    },
    'project:write': requireSigner('write'),
    'project:manage': requireDemand({ right: 'manage', isAdministration: true }),
    'pipeline:upload': async (call) => {
      const caller = createSigner(await authorizeCall(context, call, { right: 'write', isSigned: true }), call);
      return addPipelineAccess(caller, call, (pipeline, request) => requirePipelineAccess(context, request, caller, pipeline));
    },
    'pipeline:import': async (call) => {
      const caller = await authorizeCall(context, call, { right: 'write', isAdministration: true });
      // Server administrators may import into every pipeline.
      return addPipelineAccess(caller, call, async (pipeline, request) =>
        caller.person === undefined ? caller : requirePipelineAccess(context, request, caller, pipeline),
      );
    },
    'server:administrate': requireDemand({ right: 'administrate', isAdministration: true }),
  };
}

/** Redirects browsers without a login to the login page. Rethrows all other errors. */
export function respondToProteomicsError(context: ProteomicsContext, error: unknown, call: UnguardedCall): unknown {
  if (error instanceof AdminSessionNeededError) return { status: 303, headers: { Location: error.location } };
  if (!(error instanceof LoginNeededError)) throw error;
  const { settings, authentication } = context;
  return redirectBrowserToLogin(error, call, {
    createLoginPath: ({ request, response }, waiting) => redirectToLogin(authentication.savedForms, request, response, waiting),
    getReturnPage(request) {
      const behind =
        request.method === 'GET' ? request.originalUrl : (request.headers.referer ?? '').replace(settings.baseUrl, '');
      return sanitizeReturnTo(behind.startsWith('/') ? behind : '/proteomics', []);
    },
  });
}

function addPipelineAccess<Admitted extends Caller>(
  caller: Admitted,
  { request }: UnguardedCall,
  authorize: (pipeline: string, request: Request) => Promise<Pick<Caller, 'person'>>,
) {
  return {
    ...caller,
    async authorizePipeline(pipeline: string) {
      // A session or token can end during the upload. Results are cached per request object, so the check needs a new object.
      const authorizeAgain = () => authorize(pipeline, Object.create(request));
      const entered = await authorizeAgain();
      addAccessCheck(authorizeAgain);
      return entered;
    },
  };
}

async function authorizeCall(context: ProteomicsContext, call: UnguardedCall, demand: RequiredRight): Promise<Caller> {
  const { request, response } = call;
  const { isAdministration = false, isSigned = false } = demand;
  const projects = await findNamedProjects(context.pool, call);
  const isFree = context.settings.proteomicsAccess === 'open' && projects.every((project) => isOpenProject(context, project));
  // The response depends on the caller, as for lists of several projects, so caches must not store it.
  if (!isFree || projects.length === 0) response.setHeader('Cache-Control', 'no-store');
  if (isFree) {
    if (isAdministration) await requireAdministrator(context, call);
    return createUnnamedCaller(context, request, isAdministration);
  }
  if (!isSigned && (await isServerAdministrator(context, request, { isPage: isPageOperation(call), isAdministration })))
    return { ...createCaller(context, SERVER_ADMINISTRATOR), person: undefined, administrates: true };
  const principal = await requirePrincipal(context, request, isPageOperation(call));
  await requireRights(context, principal, demand, projects);
  return createCaller(context, principal);
}

/** Returns whether an operation belongs to a page. Only these operations document a redirect. */
function isPageOperation({ operation }: UnguardedCall): boolean {
  return operation.statuses.includes(303);
}

async function requirePrincipal(context: ProteomicsContext, request: Request, isPage: boolean): Promise<Principal> {
  const { missingForLogin } = context.authentication;
  if (missingForLogin.length > 0) throw new LoginOffError(missingForLogin);
  context.authentication.recognize(request);
  // Personal tokens give no access to pages.
  const principal = await (isPage ? findSessionPrincipal(context, request) : findPrincipal(context, request));
  if (principal === undefined) throw createLoginNeededError();
  return principal;
}

async function requireRights(
  context: ProteomicsContext,
  principal: Principal,
  { right }: RequiredRight,
  projects: readonly GuardedProject[],
): Promise<void> {
  if (right === 'administrate' || (right === 'manage' && projects.length === 0)) {
    if (principal.token !== undefined)
      throw new TokenLimitError('Personal tokens do not permit management. Log in to do this.');
    if (!(await principal.rights.isManager())) throw new ForbiddenError('Only administrators of this server may do this.');
    return;
  }
  if (right === 'user') return;
  requireTokenAccess(principal, right);
  for (const project of projects) await requireRight(context, principal, project, right);
}

/** Checks the right to write in the pipeline of the body. Without login, only projects with a collaboration require a right. */
async function requirePipelineAccess(
  context: ProteomicsContext,
  request: Request,
  caller: Caller,
  pipeline: string,
): Promise<Caller> {
  const project = await findProjectOfPipeline(context.pool, pipeline);
  if (project === undefined || isOpenProject(context, project)) return caller;
  const principal = await requirePrincipal(context, request, false);
  await requireRight(context, principal, project, 'write');
  return createCaller(context, principal);
}

function createCaller(context: ProteomicsContext, principal: Principal): Caller {
  return {
    person: principal.person,
    administrates: false,
    listVisibleProjects: () => listVisibleProjects(context, principal),
    canListUsers: async () => false,
    canManage: (project) => hasRight(context, principal, project, 'manage').catch(returnFalseIfUnavailable),
  };
}

/** Returns false without a response of the platform, so that the page omits actions of managers. Rethrows other errors. */
function returnFalseIfUnavailable(error: unknown): false {
  if (error instanceof UnavailableError) return false;
  throw error;
}

function createUnnamedCaller(context: ProteomicsContext, request: Request, administrates: boolean): Caller {
  return {
    person: undefined,
    administrates,
    listVisibleProjects: async () => listVisibleProjects(context, await findPrincipalIfKnown(context, request)),
    canListUsers: () => isServerAdministrator(context, request, { isPage: true, isAdministration: true }),
    canManage: async () => true,
  };
}

function createSigner(caller: Caller, { request, body }: UnguardedCall): Signer {
  const { user } = (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) ? body : {}) as { user?: unknown };
  const [inBody] = [user].flat().filter((one) => typeof one === 'string');
  const inHeader = request.get('Concordat-User');
  if (caller.person === undefined) return { ...caller, user: inBody ?? inHeader };
  findSigner(caller, inHeader, 'Concordat-User');
  return { ...caller, user: findSigner(caller, inBody) };
}
