/** Reads lists of the platform's records. Skips an invalid record and logs it once (docs/requirements.md, C37). */
import type { PlatformContract, PlatformSchemas } from './contract.ts';
import type { CollaborationSummary } from './data-objects.ts';
import { PlatformFault } from './fault.ts';
import {
  convertCollaboration,
  convertGroup,
  convertInvitation,
  convertMembership,
  convertOrganisation,
  convertService,
  convertSummary,
} from './projections.ts';

/** Identifies an invalid record in the log. */
export interface InvalidRecord {
  /** Kind of the record, such as `group`. */
  readonly kind: string;
  /** Identifier of the record, or its position in the list; never a name or address of a person. */
  readonly which: string;
  /** Identifier of its collaboration; empty for collaborations themselves. */
  readonly collaboration: string;
  readonly problem: string;
}

const MAX_REPORTED = 1_000;

export function createPlatformRecordReader(contract: PlatformContract, report: (record: InvalidRecord) => void) {
  const reported = new Set<string>();
  function reportInvalidRecord(record: InvalidRecord): void {
    const key = JSON.stringify(record);
    if (reported.has(key) || reported.size >= MAX_REPORTED) return;
    reported.add(key);
    report(record);
  }

  /** Returns the valid items of a list. `findMissingMember` returns what an item lacks; `before` counts the preceding items. */
  function selectValidRecords<Name extends keyof PlatformSchemas, T>(
    items: unknown,
    [schema, kind]: readonly [Name, string],
    collaboration: string,
    project: (record: PlatformSchemas[Name]) => T,
    findMissingMember: (item: T) => string | undefined = () => undefined,
    before = 0,
  ): T[] {
    return (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
      const odd = { kind, which: getItemName(item, before + index), collaboration };
      try {
        const read = project(contract.checkAnswer(schema, item));
        const missing = findMissingMember(read);
        if (missing !== undefined) reportInvalidRecord({ ...odd, problem: `has no ${missing}` });
        return [read];
      } catch (error) {
        if (!(error instanceof PlatformFault)) throw error;
        reportInvalidRecord({ ...odd, problem: error.message });
        return [];
      }
    });
  }

  return {
    organisation(answer: unknown) {
      const envelope = contract.checkAnswer('Organisation', clearLists(answer, ['collaborations']));
      const { collaborations } = answer as PlatformSchemas['Organisation'];
      const findMissingMember = ({ globalUrn }: CollaborationSummary) => (globalUrn === '' ? 'global URN' : undefined);
      const summaries = (Array.isArray(collaborations) ? collaborations : []).flatMap((record, index) => {
        // An invalid membership affects neither its collaboration nor the list.
        const alone = clearLists(record, ['collaboration_memberships']);
        const convertValidRecord = (known: PlatformSchemas['CollaborationInOrganisation']) =>
          convertSummary(known, record?.collaboration_memberships);
        return selectValidRecords(
          [alone],
          ['CollaborationInOrganisation', 'collaboration'],
          '',
          convertValidRecord,
          findMissingMember,
          index,
        );
      });
      return convertOrganisation(envelope, summaries);
    },
    collaboration(answer: unknown) {
      const lists = ['collaboration_memberships', 'groups', 'services'];
      const envelope = contract.checkAnswer('Collaboration', clearLists(answer, lists));
      const { identifier } = envelope;
      const whole = answer as PlatformSchemas['Collaboration'];
      const memberships = selectValidRecords(
        whole.collaboration_memberships,
        ['Membership', 'membership'],
        identifier,
        convertMembership,
        ({ uid }) => (uid === '' ? 'uid' : undefined),
      );
      const clearMemberships = (record: unknown) => clearLists(record, ['collaboration_memberships']);
      const groups = whole.groups.flatMap((record) =>
        selectValidRecords([clearMemberships(record)], ['GroupInCollaboration', 'group'], identifier, (group) =>
          convertGroup(group, record.collaboration_memberships),
        ),
      );
      const services = selectValidRecords(whole.services, ['Service', 'service'], identifier, convertService);
      return convertCollaboration(envelope, { memberships, groups, services });
    },
    invitations(answer: unknown, collaboration: string) {
      if (!Array.isArray(answer)) throw new PlatformFault('unexpectedShape', 'not a list');
      return selectValidRecords(
        answer,
        ['Invitation', 'invitation'],
        collaboration,
        convertInvitation,
        ({ externalIdentifier }) => (externalIdentifier === '' ? 'identifier' : undefined),
      );
    },
  };
}

/** Returns the record with these lists empty, so that it can be validated without their items. Other values stay. */
function clearLists(record: unknown, names: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const lists = Object.entries(record).filter(([name, value]) => names.includes(name) && Array.isArray(value));
  return { ...record, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
}

function getItemName(item: unknown, index: number): string {
  const { identifier, invitation } = (item ?? {}) as { identifier?: unknown; invitation?: { identifier?: unknown } };
  const own = identifier ?? invitation?.identifier;
  return typeof own === 'string' && own !== '' ? own.slice(0, 255) : `number ${index + 1} of its list`;
}
