/** Tests of the libraries and types that other programs import from the package. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startPlatformAndClient } from '../simulators/platform/testing-calls.ts';
import { createGuideProgram } from '../src/client/testing-guide.ts';
import {
  createOrganisationEnvironment,
  ORGANISATION_OUTPUT,
  ORGANISATION_PROGRAM,
} from '../src/collaborations/platform/testing-guide.ts';
import { createOutsideEnvironment, findNodesOnPath, root, runInFolder } from './package.ts';

/** The exports of each library that its guide names. */
const LIBRARIES = [
  ['auth', 'createAuthentication, getCurrentUser, requireAffiliation, AuthorizationError, IntrospectionTokenError'],
  ['client', 'createConcordatClients, createOrganisationClient, dataOf'],
  [
    'organisation',
    'createCollabOrganisationClient, CollabNotConfiguredError, OrganisationTokenError, CollaborationNotFoundError, CollaborationConflictError, CollabApiError',
  ],
] as const;

/** Runs these tests in a project where the package is installed. */
export function describeLibraries(project: string): void {
  describeTypes(project);
  describeImports(project);
}

function describeTypes(project: string): void {
  describe('the types of the package', () => {
    const STRICT = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      target: 'es2024',
    };

    /** Returns the compiler's messages about files in a folder of the project. */
    function compileFiles(name: string, files: Record<string, string>, options: object): string {
      mkdirSync(join(project, name));
      for (const [file, code] of Object.entries(files)) writeFileSync(join(project, name, file), code);
      writeFileSync(
        join(project, name, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...STRICT, ...options }, include: ['*.ts', '*.cts'] }),
      );
      return runInFolder(project, process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', name]).stdout;
    }

    it('of the client are whole in a program for browsers', () => {
      const browser = { module: 'esnext', moduleResolution: 'bundler', lib: ['es2024', 'dom'], types: [] };
      expect(compileFiles('in-browser', { 'guide.ts': createGuideProgram('http://localhost:8124') }, browser)).toBe('');
    });

    it.each([
      ['imports', { module: 'nodenext', moduleDetection: 'force' }],
      ['requires', { module: 'nodenext', moduleDetection: 'legacy' }],
    ])('of the organization library are whole in a program that %s it', (verb, options) => {
      const node = { ...options, lib: ['es2024', 'dom'], types: ['node'] };
      const program =
        verb === 'imports'
          ? { 'organisation.ts': ORGANISATION_PROGRAM }
          : {
              'organisation.cts': `import organisation = require('concordat/organisation');
                const access: organisation.PlatformAccess = { baseUrl: undefined, token: undefined, serviceEntityId: undefined };
                export const members: Promise<readonly organisation.Membership[]> =
                  organisation.createCollabOrganisationClient(access).listMembers('x');`,
            };
      expect(compileFiles(`organisation-${verb}`, program, node)).toBe('');
    });

    it('of the authentication library are whole in the application of its guide', () => {
      const guide = readFileSync(join(root, 'docs/authentication.md'), 'utf8');
      const files = [...guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code] as const);
      const node = {
        module: 'nodenext',
        lib: ['es2024'],
        types: ['node'],
        skipLibCheck: true,
        allowImportingTsExtensions: true,
      };
      expect(compileFiles('with-login', Object.fromEntries(files), node)).toBe('');
    });
  });
}

function describeImports(project: string): void {
  describe('the libraries of the package', () => {
    describe.each(findNodesOnPath())('with Node $version', ({ program }) => {
      it.each(LIBRARIES)('are imported as concordat/%s', (name, exported) => {
        const code = `import { ${exported} } from 'concordat/${name}'; console.log([${exported}].every((one) => typeof one === 'function'));`;
        const { stdout, stderr } = runInFolder(project, program, ['--input-type=module', '-e', code]);
        expect([stdout, stderr]).toEqual(['true\n', '']);
      });

      it.each(LIBRARIES)('are required as concordat/%s', (name, exported) => {
        const code = `const { ${exported} } = require('concordat/${name}'); console.log([${exported}].every((one) => typeof one === 'function'));`;
        expect(runInFolder(project, program, ['--input-type=commonjs', '-e', code]).stdout).toBe('true\n');
      });
    });

    it('manage collaborations as their guide says', async () => {
      const { platform } = await startPlatformAndClient();
      writeFileSync(join(project, 'organisation.ts'), ORGANISATION_PROGRAM);
      const env = createOutsideEnvironment(createOrganisationEnvironment(platform));
      const child = spawn(process.execPath, ['organisation.ts'], { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] });
      const lines = (await text(child.stdout)).trimEnd().split('\n');
      await platform.stop();
      expect(lines).toEqual(ORGANISATION_OUTPUT.map((line) => expect.stringMatching(line)));
    });
  });
}
