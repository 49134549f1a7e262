/** The schema service: its contract, its handlers, and its contributions to other pages. */
import { Router } from 'express';
import { registerSchemasApi } from '../../generated/schemas/stub.ts';
import type { ContractDocument } from '../contract/documents/document.ts';
import type { Catalog } from '../profiles/catalog/catalog.ts';
import type { TaskService } from '../tasks/task.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { Render } from '../web/views.ts';
import { profileHandlers } from './profiles/handlers.ts';
import { profilePageHandlers } from './profiles/page-handlers.ts';
import type { ProfileWays } from './profiles/ways.ts';
import { validationHandlers } from './validation/handlers.ts';
import { validationPageHandlers } from './validation/page-handlers.ts';
import { validationTasks } from './validation/tasks.ts';

export * from './addresses.ts';
export { schemasHomeContribution } from './home-contribution.ts';
export type { ProfileWays } from './profiles/ways.ts';
export { schemasEntry } from './site-entry.ts';

/** The dependencies of the service. */
export interface SchemasParts {
  catalog: Catalog;
  document: ContractDocument;
  render: Render;
  tasks: TaskRunner;
  /** Links to features of other services. */
  ways?: ProfileWays | undefined;
}

/** Creates the service. */
export function schemasService({ catalog, document, render, tasks, ways }: SchemasParts): TaskService {
  const router = Router();
  registerSchemasApi(router, {
    guard: { public: () => undefined },
    handlers: {
      ...profileHandlers(catalog),
      ...profilePageHandlers(catalog, render, ways),
      ...validationHandlers(catalog, tasks),
      ...validationPageHandlers(catalog, render, tasks),
    },
  });
  return {
    name: 'schemas',
    document,
    router,
    takesLargeBodies: new Set(['validateObject']),
    tasks: validationTasks(catalog, render),
  };
}
