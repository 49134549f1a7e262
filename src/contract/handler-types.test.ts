// @module-tag full
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

/**
 * Programs with the generated stub of the schema service, which differ only after `handler`. TypeScript does not check excess
 * members of return values; the validation of responses detects them.
 */
const programs: Record<string, string> = {
  right: `({ path }) => ({ status: 200, body: { version: path.version, entities: [] } })`,
  undocumentedStatus: `() => ({ status: 201, body: { version: '1', entities: [] } })`,
  missingMember: `() => ({ status: 200, body: { version: '1' } })`,
  wrongMemberType: `() => ({ status: 200, body: { version: 1.1, entities: [] } })`,
  noBody: `() => ({ status: 200 })`,
  otherMediaType: `() => ({ status: 200, type: 'text/html', content: '<p>' })`,
  unknownPathParameter: `({ path }) => ({ status: 200, body: { version: path.edition, entities: [] } })`,
  preparedFromOtherType: `() => ({ status: 200, prepared: prepareJson({ versions: [] }) })`,
};

describe('A handler', () => {
  const diagnostics = new Map<string, string[]>();
  beforeAll(() => {
    for (const [name, messages] of compileHandlers(programs)) diagnostics.set(name, messages);
  }, 60_000);

  it('compiles if its response matches the contract', () => {
    expect(diagnostics.get('right')).toEqual([]);
  });

  it.each(Object.keys(programs).filter((name) => name !== 'right'))('does not compile with %s', (name) => {
    expect(diagnostics.get(name)).not.toEqual([]);
  });

  it('causes a compiler error if it is missing', () => {
    const source = `import type { SchemasApiHandlers } from '../../generated/schemas/stub.ts';\nexport const all: SchemasApiHandlers = {};`;
    expect([...compileSources(new Map([['missing', source]])).values()].flat()).not.toEqual([]);
  });
});

function compileHandlers(handlers: Record<string, string>): Map<string, string[]> {
  const sources = Object.entries(handlers).map(([name, handler]): [string, string] => [
    name,
    `import type { SchemasApiHandlers } from '../../generated/schemas/stub.ts';\nimport { prepareJson } from './prepared.ts';\nvoid prepareJson;\nexport const handler: SchemasApiHandlers['listSchemaEntities'] = ${handler};`,
  ]);
  return compileSources(new Map(sources));
}

/** Compiles programs with the options of this project, and returns the messages of the compiler by program. */
function compileSources(sources: Map<string, string>): Map<string, string[]> {
  const root = join(import.meta.dirname, '../..');
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['src/main.ts'] }, ts.sys, root);
  const paths = new Map([...sources].map(([name, source]) => [join(import.meta.dirname, `${name}.program.ts`), source]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => paths.get(path) ?? readFile(path);
  host.fileExists = (path) => paths.has(path) || fileExists(path);
  host.getSourceFile = (path, version) => {
    const source = paths.get(path);
    return source === undefined ? getSourceFile(path, version) : ts.createSourceFile(path, source, version);
  };
  const program = ts.createProgram([...paths.keys()], options, host);
  return new Map(
    [...paths.keys()].map((path, index) => [
      [...sources.keys()][index] as string,
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(path))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    ]),
  );
}
