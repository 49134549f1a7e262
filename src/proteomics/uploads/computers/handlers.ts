/** Handles heartbeats of uploading computers (openapi/proteomics, "Proteomics uploads"). */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { replyWithJson } from '../../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { findScope, requireText, trimText } from '../../quality/scope.ts';
import { findPipelineByUuid } from '../../records.ts';
import { requireActingUser } from '../../signed-form.ts';
import { isSilentComputer, recordComputerReturn } from './silence.ts';
import { readComputers, recordHeartbeat } from './store.ts';

export function createComputerHandlers(context: ProteomicsContext) {
  const { pool, now } = context;
  return {
    async listUploadingComputers({ query }) {
      const { pipeline } = await findScope(context, query);
      return replyWithJson(200, { items: await listComputers(context, pipeline.uuid) });
    },
    async sendHeartbeat({ access, body }) {
      const { pipeline } = await findPipelineByUuid(pool, body.pipeline);
      await requireActingUser(pool, access);
      const heartbeat = {
        pipelineUuid: pipeline.uuid,
        name: requireText(body.computer, 'computer'),
        folder: requireText(body.folder, 'folder'),
        version: requireText(body.version, 'version'),
        lastFile: trimText(body.last_file ?? '', 'last_file') || null,
      };
      await runInTransaction(pool, async (client) => {
        const returned = await recordHeartbeat(client, heartbeat, now());
        if (returned !== undefined) await recordComputerReturn(client, pipeline.uuid, returned, now());
      });
      return { status: 204 };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

export async function listComputers(
  context: Pick<ProteomicsContext, 'pool' | 'settings' | 'now'>,
  pipelineUuid: string,
): Promise<components['schemas']['UploadingComputer'][]> {
  return (await readComputers(context.pool, pipelineUuid)).map((computer) => ({
    computer: computer.name,
    folder: computer.folder,
    version: computer.version,
    last_file: computer.lastFile,
    seen_at: computer.seenAt.toISOString(),
    silent: isSilentComputer(computer, context),
  }));
}
