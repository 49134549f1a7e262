import { wantsPage } from '../../contract/accept.ts';
import { UnavailableError } from '../../contract/errors.ts';
import type { Catalog, CatalogEntry } from '../../profiles/catalog/catalog.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { redirect, replyWithCreated } from '../../web/replies/replies.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { formatEntityCount } from '../deletion.ts';
import { getProjectPath } from '../page.ts';
import { saveEntitiesInTransaction } from '../saving/save-entities.ts';
import { parseDocumentChanges } from '../snapshot/check-project.ts';
import { createWorkspaceInTransaction } from '../workspaces/store.ts';
import { createProjectInTransaction, formatProject, type ProjectSummary, type Summarize } from './store.ts';

const WORKSPACE = 'Example workspace';
const DESCRIPTION = 'Example data to explore. You can change or delete it.';

/** Maximum length in characters. Longer names are truncated at a word. */
const MAX_NAME_LENGTH = 80;

export function createExampleHandlers(context: HubContext, summarize: Summarize) {
  return {
    async createHubExample(call) {
      const caller = call.access;
      const { actor } = caller;
      const entry = findExampleEntry(context.catalog);
      const { profile } = entry;
      const data = entry.getExample()?.data ?? {};
      const project = await runInTransaction(context.pool, async (client) => {
        const workspaceId = await createWorkspaceInTransaction(client, caller, { name: WORKSPACE, description: DESCRIPTION });
        const { name, version } = profile;
        const record = {
          workspaceId,
          name: shortenTitle(data, profile.display_name),
          description: DESCRIPTION,
          strictness: 'mark' as const,
          profile: name,
          version,
          by: actor.userName,
        };
        return createProjectInTransaction(client, record, (id) =>
          saveEntitiesInTransaction(
            client,
            context.now(),
            { project: { id }, profile, actor, cause: { kind: 'example' } },
            parseDocumentChanges(profile, data),
          ),
        );
      });
      const summary = (await summarize([project])).get(project.id) as ProjectSummary;
      const path = getProjectPath(project.id);
      if (!wantsPage(call)) return replyWithCreated(path, formatProject(project, summary, { canEdit: true, canManage: true }));
      const content = `${formatEntityCount(summary.entityCount)} of ${profile.display_name}`;
      const lines = [`The project contains ${content}. Change a value to see how it is validated.`];
      return redirect(call, path, 'Example project created', ...lines);
    },
  } satisfies Partial<HubHandlers>;
}

/** Returns the default profile, or the first profile with an example. @throws UnavailableError if no profile has an example */
function findExampleEntry(catalog: Catalog): CatalogEntry {
  const usual = catalog.find('miappe', catalog.getDefaultVersion('miappe') ?? '');
  const found = [...(usual === undefined ? [] : [usual]), ...catalog.entries].find((entry) => entry.getExample() !== undefined);
  if (found === undefined) throw new UnavailableError('No profile on this server has example data.');
  return found;
}

function shortenTitle({ title, name }: Readonly<Record<string, unknown>>, otherwise: string): string {
  const text = [title, name].find((value): value is string => typeof value === 'string' && value.trim() !== '') ?? otherwise;
  return text.length <= MAX_NAME_LENGTH ? text : `${text.slice(0, MAX_NAME_LENGTH).replace(/\s\S*$/u, '')} …`;
}
