/** Contributes to the home page and the search: collaborations that end soon or wait for approval, and search results. */
import type { Request } from 'express';
import {
  findItemsByWords,
  type HomeContribution,
  NO_OWN_ITEMS,
  type OpenTask,
  type SearchFinding,
} from '../web/for-people/home-contribution.ts';
import { formatAgo, formatDay, formatQuantity } from '../web/for-people/words.ts';
import { LoginNeededError } from '../web/replies/answering.ts';
import type { Policy, Viewer } from './access/policy.ts';
import { countAttention } from './list/page.ts';
import type { OwnCollaboration, OwnCollaborations } from './own-collaborations.ts';
import { buildCollaborationAddress, buildCollaborationPath, LIST_PATH } from './page.ts';

const MAX_RECENT = 3;

/** Milliseconds before the end of a collaboration during which it needs attention. */
const SOON_MS = 30 * 86_400_000;

const FOR_MANAGERS: readonly SearchFinding[] = [
  { kind: 'Page', title: 'New collaboration', detail: '', path: '/collaborations/new' },
  { kind: 'Page', title: 'Activity of the organization', detail: 'Who changed what', path: '/collaborations/activity' },
];

export interface CollaborationsHomeParts {
  readonly policy: Policy;
  readonly own: OwnCollaborations;
  readonly now: () => Date;
  readonly serviceEntityId: string | undefined;
}

export function createCollaborationsHomeContribution({
  policy,
  own,
  now,
  serviceEntityId,
}: CollaborationsHomeParts): HomeContribution {
  async function findHomeViewer(request: Request): Promise<Viewer | undefined> {
    if (policy.findMissingSetting() !== undefined) return undefined;
    try {
      return await policy.findViewer(request);
    } catch (error) {
      if (error instanceof LoginNeededError) return undefined;
      throw error;
    }
  }

  async function listOpenTasks({ collaboration, role }: OwnCollaboration): Promise<OpenTask[]> {
    const path = buildCollaborationPath(collaboration.identifier);
    const { expiryDate, name: collaborationName } = collaboration;
    const needs: OpenTask[] = [];
    const endsIn = expiryDate === null ? Number.POSITIVE_INFINITY : expiryDate.getTime() - now().getTime();
    if (expiryDate !== null && endsIn > 0 && endsIn < SOON_MS)
      needs.push({ text: `Ends ${formatAgo(expiryDate, now())}`, place: collaborationName, path, tone: 'warning' });
    if (role !== 'administrator') return needs;
    const expired = await own.listExpiredInvitations(collaboration.identifier);
    if (expired.length > 0)
      needs.push({
        text: `${formatQuantity(expired.length, 'invitation')} expired`,
        place: collaborationName,
        path: `${path}#invitations`,
        tone: 'warning',
      });
    return needs;
  }

  /** Returns the numbers of collaborations in the organization that need a manager's attention. */
  async function listManagerTasks(viewer: Viewer): Promise<OpenTask[]> {
    if (!viewer.isManager) return [];
    const counted = countAttention(await own.openTo(viewer), { serviceEntityId, now: now() });
    return counted
      .filter(({ need }) => need !== 'not_connected')
      .map(({ need, count, text }) => ({
        text: `${formatQuantity(count, 'collaboration')} ${text}`,
        place: 'Your organization',
        path: buildCollaborationAddress(LIST_PATH, { need }),
        tone: 'warning',
      }));
  }

  return {
    async listMine(request) {
      const viewer = await findHomeViewer(request);
      if (viewer === undefined) return NO_OWN_ITEMS;
      const shown = (await own.listOwn(viewer)).slice(0, MAX_RECENT);
      return {
        needs: (await Promise.all([listManagerTasks(viewer), ...shown.map(listOpenTasks)])).flat(),
        recent: shown.map(({ collaboration: { name, identifier, status, expiryDate, memberCount }, role }) => ({
          kind: 'Collaboration',
          title: name,
          detail: [
            role === 'administrator' ? 'You are an administrator' : '',
            status === 'active' ? '' : status,
            memberCount === null ? '' : formatQuantity(memberCount, 'member'),
            expiryDate === null ? '' : `ends ${formatDay(expiryDate)}`,
          ]
            .filter((part) => part !== '')
            .join(' · '),
          path: buildCollaborationPath(identifier),
        })),
      };
    },
    async find(request, words) {
      const viewer = await findHomeViewer(request);
      if (viewer === undefined) return [];
      const found = findItemsByWords(await own.openTo(viewer), words, ({ name, shortName }) => `${name} ${shortName}`);
      const actions = viewer.isManager ? findItemsByWords(FOR_MANAGERS, words, ({ title }) => title) : [];
      const collaborations = found.map(
        ({ name, identifier, description }): SearchFinding => ({
          kind: 'Collaboration',
          title: name,
          detail: (description ?? '').slice(0, 200),
          path: buildCollaborationPath(identifier),
        }),
      );
      return [...actions, ...collaborations];
    },
  };
}
