import { formatNumber } from '../../web/for-people/words.ts';
import type { HubContext } from '../context.ts';
import { getProjectPath, getWorkspacePath } from '../page.ts';
import { addQuery, createPager, type ListPart } from '../paging.ts';
import { shortenDescription } from '../workspaces/page.ts';
import type { ListedTemplate, listTemplates } from './store.ts';

type TemplateList = Awaited<ReturnType<typeof listTemplates>>;

export function createTemplatesModel(
  { catalog }: Pick<HubContext, 'catalog'>,
  { templates, total }: TemplateList,
  part: ListPart,
  workspaceId: string | undefined,
) {
  return {
    templates: templates.map((one) => ({
      name: one.name,
      path: getProjectPath(one.id),
      description: shortenDescription(one.description),
      workspace: one.workspaceName,
      workspacePath: getWorkspacePath(one.workspaceId),
      profile: catalog.find(one.profile, one.version)?.profile.display_name ?? `${one.profile}/${one.version}`,
      parts: one.template === 'entities' ? 'Structure and entities' : 'Structure',
      usePath: getUsePath(one, workspaceId),
    })),
    total,
    pager: createPager(part, total, '/hub/templates', { workspace_id: workspaceId }),
  };
}

export function createTemplateOffers({ templates, total }: TemplateList, workspaceId: string | undefined) {
  if (total === 0) return undefined;
  const links = templates.map((one) => ({ label: one.name, path: getUsePath(one, workspaceId) }));
  const all = {
    label: `All ${formatNumber(total)} templates`,
    path: addQuery('/hub/templates', { workspace_id: workspaceId }),
  };
  return { text: 'Or start from a template:', links: total > links.length ? [...links, all] : links };
}

function getUsePath({ id }: Pick<ListedTemplate, 'id'>, workspaceId: string | undefined): string {
  return addQuery(getProjectPath(id, 'duplicate'), { workspace_id: workspaceId });
}
