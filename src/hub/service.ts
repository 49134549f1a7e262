/** The hub: its contracts with their handlers, ready to be mounted. */
import { Router } from 'express';
import { type HubApiHandlers, registerHubApi } from '../../generated/hub/stub.ts';
import { registerSupportApi, type SupportApiHandlers } from '../../generated/support/stub.ts';
import { type ContractDocument, operationsOf } from '../contract/document.ts';
import { UnavailableError } from '../contract/errors.ts';
import type { MountedService } from '../contract/pipeline.ts';
import type { HubContext } from './context.ts';

/** Makes the services `hub` and `support`, whose documents are among the given ones. */
export function hubServices(_context: HubContext, documents: ReadonlyMap<string, ContractDocument>): MountedService[] {
  const hubDocument = documents.get('hub') as ContractDocument;
  const supportDocument = documents.get('support') as ContractDocument;
  const hub: Partial<HubApiHandlers> = {};
  const support: Partial<SupportApiHandlers> = {};
  const hubRouter = Router();
  registerHubApi(hubRouter, { ...unbuilt(hubDocument), ...hub } as HubApiHandlers);
  const supportRouter = Router();
  registerSupportApi(supportRouter, { ...unbuilt(supportDocument), ...support } as SupportApiHandlers);
  return [
    { name: 'support', document: supportDocument, router: supportRouter },
    { name: 'hub', document: hubDocument, router: hubRouter },
  ];
}

/** While the service is being built. */
function unbuilt(document: ContractDocument): Record<string, () => never> {
  const refuse = () => {
    throw new UnavailableError('This operation is being built.');
  };
  return Object.fromEntries([...operationsOf(document)].map(({ operation }) => [operation.operationId, refuse]));
}
