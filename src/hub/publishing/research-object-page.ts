import type { components } from '../../../generated/hub/types.d.ts';
import { formatNumber } from '../../web/for-people/words.ts';
import { getProjectPath, getWorkspacePath } from '../page.ts';
import { createPager } from '../paging.ts';
import { formatDisplayName } from '../words.ts';
import { createMissingModel, createPersonModel } from './page.ts';

export function getResearchObjectPath(collaboration: string): string {
  return `/hub/collaborations/${encodeURIComponent(collaboration)}`;
}

export function createResearchObjectModel(object: components['schemas']['HubResearchObject']) {
  const { collaboration, projects, people, missing, total } = object;
  const path = getResearchObjectPath(collaboration);
  const byId = new Map(projects.map((project) => [project.id, { name: project.name, path: getProjectPath(project.id) }]));
  return {
    collaboration,
    total,
    cratePath: `${path}/export`,
    ...createMissingModel(
      missing.map((part) => ({ ...part, project: byId.get(part.project_id) })),
      true,
    ),
    projects: projects.map(({ id, workspace, license, is_ready, doi, entities, other_data, name }) => ({
      name,
      path: getProjectPath(id, 'publication'),
      workspace: { name: workspace.name, path: getWorkspacePath(workspace.id) },
      license,
      doi,
      isReady: is_ready,
      data: [...entities.map(({ entity_type, count }) => ({ what: formatDisplayName(entity_type), count })), ...other_data]
        .map(({ what, count }) => `${what} ${formatNumber(count)}`)
        .join(', '),
    })),
    people: people.map((person) => ({
      ...createPersonModel(person),
      projects: person.project_ids.flatMap((id) => byId.get(id) ?? []),
    })),
    pager: createPager(object, total, path, {}),
  };
}
