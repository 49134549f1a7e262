/** The page of a project: its tree and completeness (openapi/hub, showHubProject). */

import { data, replyPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { createProjectPage } from '../page.ts';
import { USUAL_LIMIT } from '../paging.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { createProjectModel, createTree, projectView } from './page.ts';
import type { ProjectSummary, Summarize } from './project-summary.ts';
import { formatProject, readProject } from './store.ts';
import { recordVisit } from './visits.ts';

/** Creates the operation. */
export function createOverviewOperations(context: HubContext, summarize: Summarize) {
  return {
    async showHubProject({ access, query, wantsPage, flash }) {
      const part = { limit: query.limit ?? USUAL_LIMIT, offset: query.offset ?? 0 };
      const pool = context.pool;
      if (access.isKnown) await recordVisit(pool, access);
      const project = await readProject(pool, access.project.id);
      const [snapshot, summaries] = await Promise.all([openSnapshot(context, access), summarize([project])]);
      const summary = summaries.get(project.id) as ProjectSummary;
      if (wantsPage) {
        const model = createProjectModel({ access: { ...access, project }, snapshot, summary, part, flash });
        const frame = createProjectPage(access, {
          title: project.name,
          styles: ['styles/hub-outline.css'],
          scripts: ['scripts/hub/outline.js'],
        });
        return replyPage(200, context.render(projectView, frame, model));
      }
      return data(200, {
        ...formatProject(project, { ...summary, completeness: snapshot.completeness }, access),
        entity_count: snapshot.rows.length,
        entity_types: [...access.profile.entities.keys()].map((name) => ({
          entity_type: name,
          count: summary.types.get(name)?.count ?? 0,
        })),
        tree: createTree(snapshot, part),
        total: snapshot.rows.length,
        ...part,
      });
    },
  } satisfies Partial<ProjectOperations>;
}
