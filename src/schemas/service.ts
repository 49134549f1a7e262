import { Router } from 'express';
import { registerSchemasApi } from '../../generated/schemas/stub.ts';
import type { ContractDocument } from '../contract/documents/document.ts';
import type { Catalog } from '../profiles/catalog/catalog.ts';
import type { TaskService } from '../tasks/task.ts';
import type { TaskRunner } from '../tasks/task-runner.ts';
import type { Render } from '../web/views.ts';
import { createProfileHandlers } from './profiles/handlers.ts';
import type { ProfileLinks } from './profiles/links.ts';
import { createValidationHandlers } from './validation/handlers.ts';
import { createValidationTasks } from './validation/tasks.ts';

export * from './addresses.ts';
export { createSchemasHomeContribution as schemasHomeContribution } from './home-contribution.ts';
export type { ProfileLinks } from './profiles/links.ts';
export { schemasEntry } from './site-entry.ts';

export interface SchemasParts {
  catalog: Catalog;
  document: ContractDocument;
  render: Render;
  tasks: TaskRunner;
  links?: ProfileLinks | undefined;
}

export function createSchemasService({ catalog, document, render, tasks, links }: SchemasParts): TaskService {
  const router = Router();
  registerSchemasApi(router, {
    guard: { public: () => undefined },
    handlers: { ...createProfileHandlers(catalog, render, links), ...createValidationHandlers(catalog, render, tasks) },
  });
  return {
    name: 'schemas',
    document,
    router,
    acceptsLargeBodies: new Set(['validateObject']),
    tasks: createValidationTasks(catalog, render),
  };
}
