/** Prints the messages of the demonstration: the welcome, and the faults that it can simulate. */
import type { Demonstration } from './demonstration.ts';
import { FAULTS } from './platform/faults.ts';
import { DEMO_APPLICATION_TOKEN } from './platform/simulated-platform.ts';

/** Access rights of each account in the laboratory's project (docs/requirements.md, P19). */
const CLOSED_LABORATORY = [
  'Access to the instrument: its project belongs to "Drought Trial"',
  ...formatTable([
    ['Demo Manager', 'manages every project and the service'],
    ['Demo Administrator', 'reads, uploads, and manages pipelines and runs'],
    ['Demo Member', 'reads and uploads'],
    ['Demo Guest', 'does not see the project'],
    ['Demo Networker', 'does not see the project'],
  ]),
];

/** Returns the welcome message: links, suggestions, accounts, and where to read more. */
export function createWelcome({
  address,
  login,
  laboratory,
  examples,
  environment,
}: Pick<Demonstration, 'address' | 'login' | 'laboratory' | 'examples' | 'environment'>): string {
  const { HUB_ACCESS = 'open', PROTEOMICS_ACCESS = 'open' } = environment;
  const isClosed = PROTEOMICS_ACCESS === 'login';
  return [
    'Welcome to Concordat. Everything here is made up, and nothing leaves this machine.',
    '',
    'Open',
    ...formatTable([
      ['Home', `${address}/`],
      ['Collaborations', `${address}/collaborations`],
      ['Quality of an instrument', `${address}${laboratory.pipelinePath}/qc`],
      ['API reference', `${address}/reference`],
    ]),
    '  In its last night the instrument broke in four ways: open its quality, and select each cause.',
    '',
    'Try',
    `  1. ${HUB_ACCESS === 'login' ? 'Log in, press' : 'Press'} "Try with example data" on the home page, and change a value in a table to something wrong.`,
    '  2. Log in as Demo Administrator, and invite three people to "Drought Trial".',
    '  3. Upload a raw file to the instrument, and watch its run:',
    `       ${examples}`,
    isClosed ? `       (log in as ${laboratory.operator.name})` : `       (choose ${laboratory.operator.name} as your name)`,
    '  4. Ask as a program, with a token of Demo Member:',
    `       curl -H 'Authorization: Bearer ${DEMO_APPLICATION_TOKEN}' ${address}/api/me`,
    '',
    'Accounts (no passwords)',
    ...formatTable(login.accounts.map(({ title, description }) => [title, description])),
    '',
    ...(isClosed ? [...CLOSED_LABORATORY, ''] : []),
    'See what happens when the platform fails: npm run demo -- faults',
    ...(isClosed && HUB_ACCESS === 'login'
      ? []
      : ['See access rights in every service: HUB_ACCESS=login PROTEOMICS_ACCESS=login npm run demo']),
    'Press Ctrl+C to stop.',
  ].join('\n');
}

/** Returns instructions for making the simulated platform fail. */
export function createFaultGuide(): string {
  return [
    'A name makes the simulated platform fail. Put it into the name of a group, or into an invited address, and send the form.',
    '',
    ...formatTable([
      ['fault-NAME', 'the change fails, and nothing was changed'],
      ['late-fault-NAME', 'the change is made, and its answer fails'],
      ['read-fault-NAME', 'in the name of a collaboration: reading it fails'],
    ]),
    '',
    'NAME is one of:',
    ...formatTable(Object.entries(FAULTS).map(([name, { meaning }]) => [name, meaning])),
    '',
    'The manager finds groups and invitations with all of these names in the collaboration "Fault Laboratory".',
  ].join('\n');
}

function formatTable(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`);
}
