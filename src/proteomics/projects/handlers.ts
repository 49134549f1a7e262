/** Handles lists of projects and pipelines as JSON (docs/requirements.md, P3). */
import { asc, drizzle, eq, inArray } from '../../storage/transaction.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { formatPathAsStr } from '../places.ts';
import { proteomicsPipelines, proteomicsProjects } from '../tables.ts';

export function createProteomicsProjectHandlers(context: ProteomicsContext) {
  const { pool } = context;
  return {
    async listProteomicsProjects({ access }) {
      const { pk, name, description, slug } = proteomicsProjects;
      const visible = await access.listVisibleProjects();
      const body = await drizzle(pool)
        .select({ pk, name, description, slug })
        .from(proteomicsProjects)
        .where(visible === null ? undefined : inArray(pk, [...visible]))
        .orderBy(asc(pk));
      return { status: 200, body };
    },
    async listPipelines({ body: { project } }) {
      const found = await drizzle(pool)
        .select({ uuid: proteomicsPipelines.uuid, slug: proteomicsPipelines.slug, name: proteomicsPipelines.name })
        .from(proteomicsPipelines)
        .innerJoin(proteomicsProjects, eq(proteomicsPipelines.projectPk, proteomicsProjects.pk))
        .where(eq(proteomicsProjects.slug, project))
        .orderBy(asc(proteomicsPipelines.createdAt), asc(proteomicsPipelines.uuid));
      return { status: 200, body: found.map((row) => ({ ...row, path_as_str: formatPathAsStr({ slug: project }, row) })) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}
