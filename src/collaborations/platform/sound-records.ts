/**
 * Reads lists of the platform's records so that an odd one never takes the others down (docs/requirements.md, C37): what cannot be
 * read is left out, and the log says once which one it is.
 */
import type { PlatformContract, PlatformSchemas } from './contract.ts';
import type { Collaboration, CollaborationSummary, Invitation, Organisation } from './data-objects.ts';
import { PlatformFault } from './fault.ts';
import { collaborationOf, groupOf, invitationOf, membershipOf, organisationOf, serviceOf, summaryOf } from './projections.ts';

/** A record that is not as it should be. */
export interface OddRecord {
  /** What kind of record it is, like `group`. */
  readonly kind: string;
  /** Its identifier, or its place in its list; never a name or an address of a person. */
  readonly which: string;
  /** Identifier of the collaboration that it is in; empty for collaborations themselves. */
  readonly collaboration: string;
  readonly problem: string;
}

/** Reads answers that hold lists. */
export interface SoundRecords {
  /** @throws PlatformFault */
  organisation(answer: unknown): Organisation;
  /** @throws PlatformFault */
  collaboration(answer: unknown): Collaboration;
  /** @throws PlatformFault */
  invitations(answer: unknown, collaboration: string): readonly Invitation[];
}

/** As many odd records are told apart as a log can bear. */
const MAX_REPORTED = 1_000;

/** Creates the reader; `report` is called for each odd record once. */
export function createSoundRecords(contract: PlatformContract, report: (record: OddRecord) => void): SoundRecords {
  const told = new Set<string>();
  function tell(record: OddRecord): void {
    const key = JSON.stringify(record);
    if (told.has(key) || told.size >= MAX_REPORTED) return;
    told.add(key);
    report(record);
  }

  /** Those items of a list that can be read. `lacks` names what an item cannot be used without; `before` counts those before. */
  function sound<Name extends keyof PlatformSchemas, T>(
    items: unknown,
    [schema, kind]: readonly [Name, string],
    collaboration: string,
    project: (record: PlatformSchemas[Name]) => T,
    lacks: (item: T) => string | undefined = () => undefined,
    before = 0,
  ): T[] {
    return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
      const odd = { kind, which: nameOf(item, before + index), collaboration };
      try {
        const read = project(contract.checkAnswer(schema, item));
        const missing = lacks(read);
        if (missing !== undefined) tell({ ...odd, problem: `has no ${missing}` });
        return [read];
      } catch (error) {
        if (!(error instanceof PlatformFault)) throw error;
        tell({ ...odd, problem: error.message });
        return [];
      }
    });
  }

  return {
    organisation(answer) {
      const envelope = contract.checkAnswer('Organisation', withoutLists(answer, ['collaborations']));
      const { collaborations } = answer as PlatformSchemas['Organisation'];
      const lacks = ({ globalUrn }: CollaborationSummary) => (globalUrn === '' ? 'global URN' : undefined);
      const summaries = (Array.isArray(collaborations) ? collaborations : []).flatMap((record, index) => {
        // An odd membership takes neither its collaboration nor the list down.
        const alone = withoutLists(record, ['collaboration_memberships']);
        const project = (known: PlatformSchemas['CollaborationInOrganisation']) =>
          summaryOf(known, record?.collaboration_memberships);
        return sound([alone], ['CollaborationInOrganisation', 'collaboration'], '', project, lacks, index);
      });
      return organisationOf(envelope, summaries);
    },
    collaboration(answer) {
      const lists = ['collaboration_memberships', 'groups', 'services'];
      const envelope = contract.checkAnswer('Collaboration', withoutLists(answer, lists));
      const { identifier } = envelope;
      const whole = answer as PlatformSchemas['Collaboration'];
      const memberships = sound(
        whole.collaboration_memberships,
        ['Membership', 'membership'],
        identifier,
        membershipOf,
        ({ uid }) => (uid === '' ? 'uid' : undefined),
      );
      const asGroup = (record: unknown) => withoutLists(record, ['collaboration_memberships']);
      const groups = whole.groups.flatMap((record) =>
        sound([asGroup(record)], ['GroupInCollaboration', 'group'], identifier, (group) =>
          groupOf(group, record.collaboration_memberships),
        ),
      );
      const services = sound(whole.services, ['Service', 'service'], identifier, serviceOf);
      return collaborationOf(envelope, { memberships, groups, services });
    },
    invitations(answer, collaboration) {
      if (!Array.isArray(answer)) throw new PlatformFault('unexpectedShape', 'not a list');
      return sound(answer, ['Invitation', 'invitation'], collaboration, invitationOf, ({ externalIdentifier }) =>
        externalIdentifier === '' ? 'identifier' : undefined,
      );
    },
  };
}

/** The record with nothing in these lists, so that it can be checked without its items. What is no list stays, and is found. */
function withoutLists(record: unknown, names: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const lists = Object.entries(record).filter(([name, value]) => names.includes(name) && Array.isArray(value));
  return { ...record, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
}

function nameOf(item: unknown, index: number): string {
  const { identifier, invitation } = (item ?? {}) as { identifier?: unknown; invitation?: { identifier?: unknown } };
  const own = identifier ?? invitation?.identifier;
  return typeof own === 'string' && own !== '' ? own.slice(0, 255) : `number ${index + 1} of its list`;
}
