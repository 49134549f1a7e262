/** What the demonstration says when it is ready. */
import type { Demonstration } from './demonstration.ts';
import { FAULTS } from './platform/faults.ts';
import { DEMO_APPLICATION_TOKEN } from './platform/simulated-platform.ts';

/** Addresses, accounts and faults, as lines of text. */
export function welcome({
  address,
  login,
  platform,
  laboratory,
  examples,
}: Pick<Demonstration, 'address' | 'login' | 'platform' | 'laboratory' | 'examples'>): string {
  return [
    'The demonstration of Concordat is ready. Everything in it is made up, and nothing leaves this machine.',
    '',
    'Addresses',
    ...table([
      ['Collaborations', `${address}/collaborations`],
      ['Workspaces', `${address}/hub/`],
      ['Quality of a simulated laboratory', `${address}${laboratory.pipelinePath}`],
      ['Everything else', `${address}/`],
      ['Development login', login.issuer],
      ['Simulated platform', platform.url],
    ]),
    '',
    'Accounts (the login asks which one; there are no passwords)',
    ...table(login.accounts.map(({ title, description }) => [title, description])),
    '',
    'Application token: programs act for a person with it',
    `  curl -H 'Authorization: Bearer ${DEMO_APPLICATION_TOKEN}' ${address}/api/me`,
    '',
    'Raw files: upload one of these, and watch the simulator run (it takes the place of RawTools and MaxQuant)',
    ...table([
      ['Files', examples],
      ['Your user UUID', `${laboratory.operator.uuid} (${laboratory.operator.name})`],
    ]),
    '',
    'Faults: a name forces one. Put it into the name of a group, or into an invited address, and send the form.',
    ...table([
      ['fault-NAME', 'the change fails, and nothing was changed'],
      ['late-fault-NAME', 'the change is made, and its answer fails'],
      ['read-fault-NAME', 'in the name of a collaboration: reading it fails'],
    ]),
    '  NAME is one of:',
    ...table(
      Object.entries(FAULTS).map(([name, { meaning }]) => [name, meaning]),
      4,
    ),
    '  The manager finds groups and invitations with all of these names in the collaboration "Fault Laboratory".',
    '',
    'Press Ctrl+C to stop.',
  ].join('\n');
}

function table(rows: readonly (readonly [string, string])[], indent = 2): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, meaning]) => `${' '.repeat(indent)}${name.padEnd(width)}  ${meaning}`);
}
