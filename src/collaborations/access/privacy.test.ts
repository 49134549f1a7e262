// @module-tag full
/** Checks the personal data in the bytes that ordinary members receive (docs/requirements.md, C29). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_ACTORS } from '../../../simulators/platform/demo-actors.ts';
import type { PlatformCollaboration } from '../../../simulators/platform/platform-state.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { findDroughtTrial } from '../../../simulators/platform/testing-calls.ts';
import { startTestSite, type TestSite, type Visitor } from '../testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;
let trial: PlatformCollaboration;
beforeAll(async () => {
  platform = await startSimulatedPlatform();
  site = await startTestSite(platform);
});
beforeEach(() => {
  platform.reset();
  trial = findDroughtTrial(platform.state);
});
afterAll(async () => {
  const describeVisibility = (isSeen: boolean) => (isSeen ? 'all' : 'none');
  const rows = table.map(({ viewer, names, emails }) => {
    const manages = viewer !== 'member';
    return {
      viewer,
      'names disclosed': names,
      'addresses disclosed': emails,
      names: describeVisibility(manages || names),
      addresses: describeVisibility(manages || emails),
      uids: describeVisibility(manages),
    };
  });
  console.table(rows);
  console.log(
    `privacy: ${rows.length} cells × 3 kinds of values × ${views.length} addresses = ${rows.length * 3 * views.length} searches`,
  );
  await site.stop();
  await platform.stop();
});

const VIEWERS = ['member', 'administrator', 'manager'] as const;
const FLAGS = [true, false] as const;
const table = VIEWERS.flatMap((viewer) => FLAGS.flatMap((names) => FLAGS.map((emails) => ({ viewer, names, emails }))));

/** Paths of all pages that show people, in every order, and with searches for hidden values. */
const views = [
  '',
  '?sort=name',
  '?sort=-email',
  '?role=admin',
  '?status=ending_soon',
  '?search=plant',
  '/members.csv',
  '/members.csv?sort=-name',
  '/members.csv?search=crops.example.org',
];

/** Returns the members of the trial except the viewer, whose name is in the page header. */
function listOthers(viewer: (typeof VIEWERS)[number]) {
  return trial.memberships
    .map(({ userId }) => platform.state.getUser(userId))
    .filter(({ uid }) => uid !== DEMO_ACTORS[viewer].uid);
}

async function readAllPages(viewer: Visitor): Promise<string> {
  const answers = await Promise.all(views.map((view) => site.get(viewer, `/collaborations/${trial.identifier}${view}`)));
  expect(answers.map(({ status }) => status)).toEqual(views.map(() => 200));
  return answers.map(({ text, headers }) => `${text}${[...headers].join('\n')}`).join('\n');
}

const findValues = (bytes: string, values: readonly string[]) => values.filter((value) => bytes.includes(value));

describe.each(table)(
  'A $viewer, with disclosed names ($names) and disclosed addresses ($emails),',
  ({ viewer, names, emails }) => {
    beforeEach(() => {
      trial.discloseMemberInformation = names;
      trial.discloseEmailInformation = emails;
    });
    const manages = viewer !== 'member';

    it(`finds ${manages || names ? 'every name' : 'no name'}`, async () => {
      const all = listOthers(viewer).map(({ name }) => name);
      expect(findValues(await readAllPages(viewer), all)).toEqual(manages || names ? all : []);
    });

    it(`finds ${manages || emails ? 'every address' : 'no address'}`, async () => {
      const all = listOthers(viewer).map(({ email }) => email);
      expect(findValues(await readAllPages(viewer), all)).toEqual(manages || emails ? all : []);
    });

    it(`finds ${manages ? 'every uid' : 'no uid, and not the part of it before the host'}`, async () => {
      const all = listOthers(viewer).map(({ uid }) => (manages ? uid : (uid.split('@')[0] ?? '')));
      expect(findValues(await readAllPages(viewer), all)).toEqual(manages ? all : []);
    });
  },
);

describe('An ordinary member', () => {
  it('cannot infer a hidden name from the results of a search', async () => {
    trial.discloseMemberInformation = false;
    const { text } = await site.get('member', `/collaborations/${trial.identifier}?search=Plant+Breeder`);
    expect(text).toContain('No member matches.');
  });

  it('cannot infer hidden names from the order of the rows', async () => {
    trial.discloseMemberInformation = false;
    const orders = await Promise.all(
      ['', '?sort=name', '?sort=-name'].map((view) =>
        site.get('member', `/collaborations/${trial.identifier}/members.csv${view}`),
      ),
    );
    expect(new Set(orders.map(({ text }) => text)).size).toBe(1);
  });

  it('sees no invitations, activity or controls', async () => {
    const { text } = await site.get('member', `/collaborations/${trial.identifier}`);
    const hidden = ['new.technician@crops.example.org', 'Open invitations', 'Activity', 'method="post"', 'data-confirm'];
    expect(findValues(text, hidden)).toEqual([]);
  });

  it('sees the settings for the disclosure of names and of addresses on the page', async () => {
    trial.discloseMemberInformation = false;
    const { text } = await site.get('member', `/collaborations/${trial.identifier}`);
    expect(text).toMatch(/<dt>Names<\/dt>\s*<dd>hidden from members/);
  });
});

it('A user who is not a member sees neither the name nor the URN of a collaboration', async () => {
  const { status, text } = await site.get('nonMember', `/collaborations/${trial.identifier}`);
  expect(status).toBe(403);
  expect(findValues(text, ['Drought', 'drought_trial', 'crops:'])).toEqual([]);
});

describe('The export of members', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'marks a name that starts like a formula as text: %j',
    async (name) => {
      const [first] = listOthers('administrator');
      (first as { name: string }).name = name;
      const { text } = await site.get('administrator', `/collaborations/${trial.identifier}/members.csv`);
      expect(text).toContain(`"'${name}"`);
    },
  );

  it('quotes commas, quotes and line endings', async () => {
    const [first] = listOthers('administrator');
    (first as { name: string }).name = 'Doe, "Jo"\r\nX';
    const { text } = await site.get('administrator', `/collaborations/${trial.identifier}/members.csv`);
    expect(text).toContain('"Doe, ""Jo""\r\nX",');
  });

  it('has a file name with the short name of the collaboration', async () => {
    const { headers } = await site.get('administrator', `/collaborations/${trial.identifier}/members.csv`);
    expect(headers.get('content-disposition')).toBe('attachment; filename=drought_trial-members.csv');
  });
});
