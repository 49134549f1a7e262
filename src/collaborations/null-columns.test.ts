// @module-tag full
/** Tests every nullable column of the platform, one at a time and all together, on every page (docs/requirements.md, C37). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../simulators/platform/simulated-platform.ts';
import { collectSamples, findDroughtTrial } from '../../simulators/platform/testing-calls.ts';
import { getOperations, readDocument } from '../contract/documents/document.ts';
import { createLog } from '../log.ts';
import { createSampleRequest } from './testing-requests.ts';
import { startTestSite, type TestSite } from './testing-site.ts';

interface Schema {
  properties?: Record<string, { nullable?: boolean; $ref?: string }>;
  allOf?: Schema[];
}

const { schemas } = readDocument('organisation').components as unknown as { schemas: Record<string, Schema> };

/** Returns the members of a record that may be null by the contract. */
function listNullableMembers(name: string): string[] {
  const { properties = {}, allOf = [] } = schemas[name] ?? {};
  const own = Object.entries<NonNullable<Schema['properties']>[string]>({
    ...Object.assign({}, ...allOf.map((part) => part.properties)),
    ...properties,
  });
  return own.filter(([, { nullable: may, $ref }]) => may || $ref === '#/components/schemas/User').map(([member]) => member);
}

let platform: SimulatedPlatform;
let site: TestSite;
const lines: string[] = [];

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  site = await startTestSite(platform, {
    log: createLog('warn', { write: (line: string) => void lines.push(line) } as never),
  });
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
beforeEach(() => platform.reset());

/** Rows of each table in the simulated platform, by the name of their schema. */
const TABLES = {
  Organisation: () => platform.state.organisations.slice(0, 1),
  CollaborationRecord: () => [findDroughtTrial(platform.state)],
  Membership: () => findDroughtTrial(platform.state).memberships.slice(-1),
  User: () => [platform.state.getUser(findDroughtTrial(platform.state).memberships.at(-1)?.userId ?? 0)],
  Group: () => findDroughtTrial(platform.state).groups.slice(1, 2),
  Invitation: () => findDroughtTrial(platform.state).invitations.slice(1, 2),
  InvitationAddress: () => findDroughtTrial(platform.state).invitations.slice(1, 2),
} as const;

const columns = Object.keys(TABLES).flatMap((table) =>
  listNullableMembers(table).map((column) => [table as keyof typeof TABLES, column] as const),
);

/** Paths of all pages and files with data of the platform. */
const PAGES = [...getOperations(readDocument('collaborations'))].filter(
  ({ method, operation }) => method === 'GET' && ((operation['x-platform-call'] ?? []) as object[]).length > 0,
);

/** Checks that every page can be shown, and that pages with most data still contain it. */
async function checkPages(): Promise<void> {
  const { collaboration, invitation } = collectSamples(platform.state);
  const pages = [
    ['manager', '/collaborations', 'Seed Bank'],
    ['manager', `/collaborations/${collaboration}`, 'new.technician@crops.example.org'],
    ['manager', `/collaborations/${collaboration}/invite`, 'Field team'],
    ['manager', `/collaborations/${collaboration}/delete`, 'Drought Trial'],
    ['administrator', '/collaborations', 'Collaborations'],
    ['administrator', `/collaborations/${collaboration}`, 'Field team'],
    ['manager', `/collaborations/${collaboration}/members.csv`, 'plant.breeder.1@crops.example.org'],
  ] as const;
  for (const [visitor, path, expected] of pages) {
    const answer = await site.get(visitor, path);
    expect(answer.status, `${visitor} ${path}`).toBe(200);
    expect(answer.text).toContain(expected);
  }
  for (const { path, operation } of PAGES) {
    const { address } = createSampleRequest(
      { operationId: operation.operationId, path },
      collectSamples(platform.state),
      'manager',
    );
    expect((await site.get('manager', address)).status, `${operation.operationId} ${address}`).toBe(200);
  }
  const asMember = await site.get('member', `/collaborations/${collaboration}`);
  expect([200, 403]).toContain(asMember.status);
  const preview = await site.post('manager', `/collaborations/${collaboration}/invite/preview`, {
    emails: 'somebody@example.org',
    role: 'member',
  });
  expect(preview.status).toBe(200);
  const resent = await site.post('manager', `/collaborations/${collaboration}/invitations/${invitation}/resend`);
  expect(resent.status).toBe(303);
}

describe('A null value', () => {
  test('is tested in every nullable column of the contract', () => {
    expect(columns.map(([table, column]) => `${table}.${column}`)).toEqual(
      expect.arrayContaining([
        'Organisation.short_name',
        'CollaborationRecord.global_urn',
        'CollaborationRecord.disclose_member_information',
        'Membership.user',
        'User.uid',
        'Group.auto_provision_members',
        'Invitation.intended_role',
        'InvitationAddress.identifier',
      ]),
    );
  });

  test.each(columns)('in %s.%s leaves every page and every other row intact', async (table, column) => {
    for (const row of TABLES[table]()) row.nulls = [column];
    await checkPages();
  });

  test('in all columns together leaves every page and every other row intact', async () => {
    for (const [table, column] of columns) for (const row of TABLES[table]()) row.nulls = [...(row.nulls ?? []), column];
    await checkPages();
  });

  test('in a disclosure flag hides names and addresses', async () => {
    const trial = findDroughtTrial(platform.state);
    trial.nulls = ['disclose_member_information', 'disclose_email_information'];
    const { text } = await site.get('member', `/collaborations/${trial.identifier}`);
    expect(text).not.toContain('Plant Breeder');
    expect(text).toContain('Names and email addresses are visible to administrators only');
  });

  test('in the identifier of an invitation removes the actions of its row', async () => {
    const trial = findDroughtTrial(platform.state);
    const [first] = trial.invitations;
    if (first === undefined) throw new Error('no invitation');
    first.nulls = ['identifier'];
    const { text } = await site.get('manager', `/collaborations/${trial.identifier}`);
    expect(text).toContain(first.email);
    expect(text).not.toContain(`the invitation of ${first.email}`);
    expect(text).toContain('the invitation of new.breeder@crops.example.org');
  });

  test('in a uid is logged once, with the number of rows and without a name', async () => {
    lines.length = 0;
    const trial = findDroughtTrial(platform.state);
    const last = trial.memberships.at(-1);
    if (last === undefined) throw new Error('no membership');
    last.nulls = ['user'];
    for (let time = 0; time < 3; time += 1) await site.get('manager', `/collaborations/${trial.identifier}`);
    const reported = lines.filter(
      (line) => line.includes('has no uid') && line.includes(`number ${trial.memberships.length} `),
    );
    expect(reported.length).toBeLessThanOrEqual(1);
    expect(lines.join('')).not.toContain(platform.state.getUser(last.userId).name);
  });
});

test('Records with null columns in the demo data are shown to managers and administrators', async () => {
  const old = platform.state.collaborations.find(({ name }) => name === 'Herbarium');
  for (const visitor of ['manager', 'administrator'] as const) {
    const { status, text } = await site.get(visitor, `/collaborations/${old?.identifier}`);
    expect(status).toBe(200);
    expect(text).toContain('Collectors');
    expect(text.replaceAll('<wbr>', '')).toContain('old.invitation@crops.example.org');
    expect(text).toContain('Member 3');
  }
});
