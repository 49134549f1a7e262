/** Writes actions of the past days into the audit trail of a demonstration. The trail knows only changes through the application. */
import { createPostgresAuditTrail } from '../src/collaborations/activity/store.ts';
import type { Log } from '../src/log.ts';
import { openDatabase } from '../src/storage/database.ts';
import { createDevelopmentAccounts } from './login/accounts.ts';
import { createUid } from './platform/demo-actors.ts';
import type { PlatformState } from './platform/platform-state.ts';

/** Changes in "Drought Trial", oldest first: days ago, action, person and change. */
const PAST_ACTIONS = [
  [20, 'setMemberRole', 'Field Technician 1', 'member → administrator'],
  [4, 'setMemberRole', 'Plant Breeder 1', 'member → administrator'],
  [2, 'addGroupMember', 'Plant Breeder 2', '→ Field team'],
] as const;

const DAY_MS = 86_400_000;

/** Records the past actions, unless an earlier start did. The database must be migrated. */
export async function recordPastActions(state: PlatformState, { dataDir, log }: { dataDir: string; log: Log }): Promise<void> {
  const trial = state.collaborations.find(({ name }) => name === 'Drought Trial');
  if (trial === undefined) return;
  const database = await openDatabase({ dataDir, log });
  try {
    const trail = createPostgresAuditTrail(database.pool);
    const { entries } = await trail.read({ collaboration: trial.identifier }, 0, 1);
    if (entries.length > 0) return;
    const { sub, title } = createDevelopmentAccounts().manager;
    for (const [days, action, targetName, change] of PAST_ACTIONS) {
      await trail.record({
        at: new Date(Date.now() - days * DAY_MS),
        requestId: '',
        actor: sub,
        actorName: title,
        collaboration: trial.identifier,
        collaborationName: trial.name,
        action,
        target: createUid(targetName),
        targetName,
        change,
        outcome: 'done',
      });
    }
  } finally {
    await database.close();
  }
}
