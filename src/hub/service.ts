import { Router } from 'express';
import { registerHubApi } from '../../generated/hub/stub.ts';
import { registerSupportApi } from '../../generated/support/stub.ts';
import { redirectToLogin, sanitizeReturnTo } from '../auth/index.ts';
import { type Exchange, wantsPage } from '../contract/accept.ts';
import { type ContractDocument, listPageForms } from '../contract/documents/document.ts';
import { type AnswerableError, ForbiddenError, NotFoundError } from '../contract/errors.ts';
import type { TaskService } from '../tasks/task.ts';
import { joinItems } from '../web/for-people/words.ts';
import { type ErrorAnswers, LoginNeededError, respondToServiceError } from '../web/replies/answering.ts';
import { createStepWithoutLink, type Step } from '../web/replies/problem-page.ts';
import { createWebhookDeliveries } from '../webhooks/deliveries.ts';
import { createHubGuard, createSupportGuard, type HubHandlers, type SupportHandlers } from './access/guard.ts';
import { createIdentityHandlers, createTokenHandlers } from './access/handlers.ts';
import { findCaller, type HubCaller, NotAMemberError } from './access/workspace-rights.ts';
import { createBrapiHandlers } from './brapi/handlers.ts';
import { createObservationsWork } from './brapi/observations/from-table.ts';
import { createObservationHandlers } from './brapi/observations/handlers.ts';
import { createChannel } from './channel/channel.ts';
import { createChannelHandlers } from './channel/handlers.ts';
import { createCommentHandlers } from './comments/handlers.ts';
import { comparisonWork } from './comparing/tasks.ts';
import type { HubContext } from './context.ts';
import { createDeletedHandlers } from './deleted/handlers.ts';
import { createPreparationWork } from './deposits/deposit-files.ts';
import { createDepositWork } from './deposits/deposit-work.ts';
import { createDepositHandlers } from './deposits/handlers.ts';
import { createDuplicateHandlers } from './duplicating/handlers.ts';
import { removeOldFolders } from './exchange/exchange-folders.ts';
import { createImportHandlers } from './exchange/import/handlers.ts';
import { createPreviewWork } from './exchange/import/preview-import.ts';
import { createContentCleanup } from './files/content-cleanup.ts';
import { createFileHandlers } from './files/handlers.ts';
import { createTablePreviewWork } from './files/table-file.ts';
import { createGraphSupportHandlers, createGraphWork } from './graph/handlers.ts';
import { createActionHandlers } from './history/actions/handlers.ts';
import { createColumnHandlers } from './lists/arranged-columns.ts';
import { mergeFileWork, mergePageWork, mergeResultWork } from './merging/tasks.ts';
import { createOwnColumnHandlers } from './own-columns/handlers.ts';
import { createColumnWork } from './own-columns/store.ts';
import { createHubPage } from './page.ts';
import { createDraftHandlers } from './profile-drafts/handlers.ts';
import { pageWork, problemsWork, saveWork, textWork, yamlWork } from './profile-drafts/work.ts';
import { createHubProfilePageHandlers } from './profiles/page-handlers.ts';
import { createProjectOperationHandlers, createProjectRunner, createProjectWorks } from './project-operations/handlers.ts';
import { createProjectOperations, PROJECT_RULES } from './project-operations/operations.ts';
import { createExampleHandlers } from './projects/example-handlers.ts';
import { createNewProjectHandlers, createProjectHandlers } from './projects/handlers.ts';
import { createSummaries } from './projects/store.ts';
import { createPublishedHandlers } from './published/handlers.ts';
import { createVersionWork } from './published/prepare-version.ts';
import { createResearchObjectHandlers } from './publishing/research-object.ts';
import { createProjectReviewHandlers } from './reviews/handlers.ts';
import { createRoleHandlers } from './roles/handlers.ts';
import { createDeleteHandlers, openSavedProfile, type SavedProfileAccess } from './saved-profiles/delete-handlers.ts';
import { createSavedProfileHandlers, mergeToSaveWork, requireLoginBeforeSaving } from './saved-profiles/save-handlers.ts';
import { SavedProfiles, savedProfileWork } from './saved-profiles/saved-profiles.ts';
import type { SavingContext } from './saved-profiles/saving.ts';
import { createSamplesWork } from './sdrf/samples-for-runs.ts';
import { createSupportHandlers } from './support/handlers.ts';
import { createTermHandlers } from './terms/handlers.ts';
import { importVocabularies } from './terms/import-vocabularies.ts';
import { createHubWebhookHandlers } from './webhooks/handlers.ts';
import { createWorkspaceWebhooks } from './webhooks/rights.ts';
import { createWorkspaceHandlers } from './workspaces/handlers.ts';

export { mergeUsers } from './access/merge-users.ts';
export { formatComparisonCsv as comparisonAsCsv, formatComparisonMarkdown as comparisonAsMarkdown } from './comparing/file.ts';
export { deleteRepositoryTokens as deleteTokensOf } from './deposits/tokens.ts';
export { ConversionError, convertFile, type FileToWrite, writeTemplate } from './exchange/convert-file.ts';
export {
  type CheckedFile,
  checkImportFile,
  type FileToCheck,
  UnreadableImportError,
} from './exchange/import/planning/check-file.ts';
export { readReferencedContents as readNamedContents } from './files/content-cleanup.ts';
export { HUB_FILES } from './files/store.ts';
export { createHubHomeContribution as hubHomeContribution } from './home-contribution.ts';
export { checkMergeName as nameProblems, computeMergeOutcome, parseMergeForm as readMergeForm } from './merging/form.ts';
export { profileLinks as hubProfileLinks } from './profiles/links.ts';
export { selectProfiles } from './profiles/profile-selection.ts';
export { PUBLISHED_FILES, readPublishedFiles } from './published/store.ts';
export { deleteRolesOfUser as deleteRolesOf } from './roles/handlers.ts';
export { createHubSamples as hubSamples, type HubSamples } from './sdrf/samples-for-runs.ts';
export { hubEntry, hubTokensPage } from './site-entry.ts';
export { deleteWebhooksOfUser as deleteWebhooksOf } from './webhooks/rights.ts';

/** Operations whose request bodies are processed in worker threads. */
const LARGE_BODIES: readonly (keyof HubHandlers)[] = [
  'saveHubEntity',
  'checkHubEntity',
  'checkHubEntitiesInBulk',
  'changeHubEntitiesInBulk',
  'previewHubImport',
];

/** Operations on profiles that let other requests run between two steps. */
const YIELDING_OPERATIONS: readonly (keyof SupportHandlers)[] = [
  'showComparison',
  'downloadComparison',
  'showMerge',
  'previewMerge',
  'downloadMergedProfile',
  'saveMergedProfile',
  'compareProfiles',
  'mergeProfiles',
];

/** Creates the services `hub` and `support` from their OpenAPI documents. */
export function createHubServices(context: SavingContext, documents: ReadonlyMap<string, ContractDocument>): TaskService[] {
  const hubDocument = documents.get('hub') as ContractDocument;
  const supportDocument = documents.get('support') as ContractDocument;
  const summarize = createSummaries(context.pool, context.catalog);
  const operations = createProjectOperations(context, summarize);
  const run = createProjectRunner(context, operations);
  const hub: HubHandlers = {
    ...createIdentityHandlers(context),
    ...createTokenHandlers(context),
    ...createWorkspaceHandlers(context, summarize),
    ...createRoleHandlers(context),
    ...createNewProjectHandlers(context, summarize),
    ...createExampleHandlers(context, summarize),
    ...createDuplicateHandlers(context, summarize),
    ...createProjectHandlers(context, summarize),
    ...createDeletedHandlers(context),
    ...createImportHandlers(context),
    ...createChannelHandlers(context),
    ...createColumnHandlers(context),
    ...createCommentHandlers(context),
    ...createProjectReviewHandlers(context),
    ...createOwnColumnHandlers(context),
    ...createActionHandlers(context),
    ...createDepositHandlers(context),
    ...createPublishedHandlers(context),
    ...createFileHandlers(context),
    ...createBrapiHandlers(context),
    ...createObservationHandlers(context),
    ...createHubWebhookHandlers(context),
    ...createResearchObjectHandlers(context, summarize, run),
    ...createProjectOperationHandlers(context, PROJECT_RULES, operations, run),
  };
  const channel = createChannel(context);
  const errorAnswers = createHubErrorAnswers(context);
  const ending = new AbortController();
  const saved = new SavedProfiles(context);
  const support: SupportHandlers<SavedProfileAccess> = {
    ...createSupportHandlers(context),
    ...createHubProfilePageHandlers(context),
    ...createSavedProfileHandlers(context, saved),
    ...createDeleteHandlers(context, saved),
    ...createDraftHandlers(context, saved),
    ...createGraphSupportHandlers(context),
    ...createTermHandlers(context),
  };
  warnIfLoginIsMissing(context);
  const hubRouter = Router();
  registerHubApi(hubRouter, {
    guard: createHubGuard(context),
    handlers: hub,
    answerError: (error, call) => respondToServiceError(errorAnswers, error, call),
  });
  const supportRouter = Router();
  registerSupportApi(supportRouter, {
    guard: createSupportGuard(context, (caller, path) => openSavedProfile(context, caller, path)),
    handlers: support,
    answerError(error, call) {
      if (call.operation.access === 'public') throw error;
      const isSaving = error instanceof LoginNeededError && call.operation.operationId === 'saveMergedProfile';
      return isSaving && wantsPage(call)
        ? requireLoginBeforeSaving(context, call)
        : respondToServiceError(errorAnswers, error, call);
    },
  });
  return [
    {
      name: 'support',
      tasks: [savedProfileWork],
      document: supportDocument,
      router: supportRouter,
      handlesViolations: listPageForms(supportDocument),
      runsInTurns: new Set(YIELDING_OPERATIONS),
      start: () => saved.start(),
      updateCaches: () => saved.refresh(),
      stop: () => saved.stop(),
    },
    {
      name: 'hub',
      tasks: [
        ...createProjectWorks(context, operations),
        createPreviewWork(context),
        createSamplesWork(context),
        createGraphWork(context),
        createTablePreviewWork(context),
        createObservationsWork(context),
        createPreparationWork(context),
        createVersionWork(context),
        createColumnWork(context),
        ...[comparisonWork, mergePageWork, mergeFileWork, mergeResultWork, mergeToSaveWork].map((one) =>
          one.createWork(context),
        ),
        ...[pageWork, problemsWork, textWork, yamlWork, saveWork].map((one) => one.createWork(context)),
      ],
      jobs: [
        createDepositWork(context),
        createWebhookDeliveries(createWorkspaceWebhooks(context)),
        createContentCleanup(context),
      ],
      document: hubDocument,
      router: hubRouter,
      handlesViolations: listPageForms(hubDocument, operations),
      acceptsLargeBodies: new Set(LARGE_BODIES),
      async start() {
        await removeOldFolders(context.settings.dataDir, context.now());
        // Requests do not wait for this import. Until it ends, they use previously imported terms.
        importVocabularies(context, ending.signal).catch((error: unknown) => {
          if (!ending.signal.aborted) context.log.warn({ err: error }, 'the vocabularies could not be read');
        });
      },
      upgrade: channel.upgrade,
      stop(patience) {
        ending.abort();
        return channel.stop(patience);
      },
    },
  ];
}

function warnIfLoginIsMissing({ settings, authentication: { missingForLogin }, log }: HubContext): void {
  if (settings.hubAccess !== 'login' || missingForLogin.length === 0) return;
  log.warn(
    { variables: missingForLogin },
    `the hub is off: HUB_ACCESS is login; set ${joinItems(missingForLogin)} to turn login on`,
  );
}

const WORKSPACES: Step = { text: 'Go to', path: '/hub/', link: 'the projects' };

function createHubErrorAnswers(context: HubContext): ErrorAnswers {
  const { settings, authentication, render } = context;
  return {
    render,
    createLoginPath: ({ request, response }, waiting) => redirectToLogin(authentication.savedForms, request, response, waiting),
    getReturnPage(request) {
      // After a rejected form, the error page links to the page with the form.
      const behind =
        request.method === 'GET' ? request.originalUrl : (request.headers.referer ?? '').replace(settings.baseUrl, '');
      return sanitizeReturnTo(behind.startsWith('/') ? behind : '/hub/', []);
    },
    async problem(error, { request }) {
      // The error page also works if the lookup of the caller fails.
      const caller = await findCaller(context, request).catch(() => undefined);
      const steps = listHubSteps(context, request, error, caller);
      return {
        ...(caller === undefined ? {} : { frame: createHubPage(caller.actor, { title: '', crumbs: [] }) }),
        ...(steps === undefined ? {} : { steps }),
      };
    },
  };
}

/** Returns the links on an error page of the hub; undefined for the default links. */
function listHubSteps(
  { authentication }: HubContext,
  request: Exchange['request'],
  error: AnswerableError,
  caller: HubCaller | undefined,
): readonly Step[] | undefined {
  const canLogIn = caller?.user === undefined && authentication.missingForLogin.length === 0;
  const login = `/auth/login?returnTo=${encodeURIComponent(request.method === 'GET' ? request.originalUrl : '/hub/')}`;
  if (error instanceof NotAMemberError)
    return [
      canLogIn
        ? { text: 'If you are a member,', path: login, link: 'log in' }
        : createStepWithoutLink(
            'Ask an administrator of the collaboration to add you, then log out and in again. Memberships are updated at login.',
          ),
      WORKSPACES,
    ];
  if (error instanceof ForbiddenError)
    return [createStepWithoutLink('Ask a person who manages the workspace to do it.'), WORKSPACES];
  if (error instanceof NotFoundError && request.path.startsWith('/id/') && canLogIn)
    return [{ text: 'If you can see its project,', path: login, link: 'log in' }];
  if (error instanceof NotFoundError)
    return [createStepWithoutLink('It may have been deleted. Check the address, or search for it.'), WORKSPACES];
  return undefined;
}
