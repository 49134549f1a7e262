/** Returns projects and their sample metadata to services that analyze runs of instruments. */
import type { Request } from 'express';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { isLargeProject, openProject } from '../access/guard.ts';
import { createVisibilitySql, findCallerWithoutCookie } from '../access/workspace-rights.ts';
import type { HubContext } from '../context.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import { type ProjectAccessData, removeProfile, restoreProfile } from '../project-operations/handlers.ts';
import { openSnapshot } from '../snapshot/open-snapshot.ts';
import { createSdrfFile, type SdrfFile } from './dataset-file.ts';
import { getSdrfPlaces } from './sdrf-profile.ts';

export interface SampleProject {
  readonly id: string;
  readonly name: string;
  readonly workspace: string;
}

export interface HubSamples {
  /** Returns the visible projects, most recently changed first; empty if the user must log in first. */
  readonly projects: (request: Request) => Promise<readonly SampleProject[]>;
  /** Returns the sample metadata of a project. @throws access errors; BadRequestError for a project without rows */
  readonly file: (request: Request, projectId: string) => Promise<SdrfFile>;
}

const writeSamples: Task<ProjectAccessData, SdrfFile> = { name: 'samples of a project', milliseconds: 300_000 };

export function createSamplesWork(context: HubContext): TaskWork {
  return createTaskWork(writeSamples, async (access) =>
    createSdrfFile(await openSnapshot(context, restoreProfile(context, access))),
  );
}

const MAX_PROJECTS = 200;

/** Returns functions that read visible projects and their sample metadata. */
export function createHubSamples(context: HubContext): HubSamples {
  return {
    async projects(request) {
      const caller = await findCallerWithoutCookie(context, request).catch((error: unknown) => {
        if (error instanceof LoginNeededError) return undefined;
        throw error;
      });
      if (caller === undefined) return [];
      const profiles = context.catalog.entries.flatMap(({ profile }) =>
        getSdrfPlaces(profile) === undefined ? [] : [`${profile.name}/${profile.version}`],
      );
      const visible = createVisibilitySql(caller, '$1');
      const { rows } = await context.pool.query<SampleProject>(
        `select p.id, p.name, w.name as workspace from hub_projects p join hub_workspaces w on w.id = p.workspace_id
          where ${visible.sql} and ${PROJECT_PRESENT} and p.profile || '/' || p.version = any($2::text[])
          order by p.updated_at desc, p.id limit ${MAX_PROJECTS}`,
        [visible.values, profiles],
      );
      return rows;
    },
    async file(request, projectId) {
      const access = await openProject(context, await findCallerWithoutCookie(context, request), projectId, 'see');
      if (!(await isLargeProject(context, access.project))) return createSdrfFile(await openSnapshot(context, access));
      return context.tasks.run(request, writeSamples, removeProfile(access));
    },
  };
}
