/** Defines client generators: commands that generate a client, build it with a program in this folder, and run the program. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Generation, runGenerator, SHORT_JAVA } from '../../scripts/generate/stub.ts';

const here = import.meta.dirname;
const root = join(here, '../..');
/** Python with openapi-python-client. `.ci/run` creates such an environment. */
const python = process.env.PYTHON || 'python3';

/** Folder of downloaded packages and compiled code, which later runs reuse. */
export const CACHE = join(root, '.cache/generators');

/** A generator, and the program that uses its client. */
export interface Generator {
  readonly title: string;
  /** A program that must be installed, with arguments for which it exits with 0. */
  readonly needs: readonly string[];
  /** Generates a client from `document.json` in a folder, and builds the program. Returns the command that runs it. */
  readonly build: (folder: string) => Promise<readonly string[]>;
}

/** Runs a command. Resolves with its output. @throws Error with the output if it fails */
export async function runProgram(folder: string, [program = '', ...args]: readonly string[]): Promise<string> {
  const environment = {
    ...process.env,
    CARGO_TARGET_DIR: join(CACHE, 'cargo'),
    RUSTFLAGS: '-Awarnings',
    // Debug information and incremental compilation would make the build slower.
    CARGO_PROFILE_DEV_DEBUG: '0',
    CARGO_INCREMENTAL: '0',
    MAVEN_OPTS: SHORT_JAVA.join(' '),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const child = spawn(program, args, { cwd: folder, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    errors += piece;
  });
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} exited with ${status}:\n${output}\n${errors}`.slice(0, 5_000));
  return output;
}

/** Options of generated languages. C# must compile with Mono. Java must omit lists without a value. */
const LANGUAGE_OPTIONS: Readonly<Record<string, Partial<Generation>>> = {
  csharp: {
    library: 'httpclient',
    additionalProperties: { packageName: 'Concordat', targetFramework: 'netstandard2.0', nullableReferenceTypes: 'false' },
  },
  java: { additionalProperties: { containerDefaultToNull: 'true' } },
};

/** Generates clients in several languages, each into a folder with the name of the language. */
export function runOpenApiGenerator(folder: string, document: string, languages: readonly string[]): void {
  const generations = languages.map((generatorName) => ({
    generatorName,
    inputSpec: document,
    outputDir: join(folder, generatorName),
    additionalProperties: { packageVersion: '1.0.0' },
    ...LANGUAGE_OPTIONS[generatorName],
    globalProperties: { apiTests: 'false', modelTests: 'false', apiDocs: 'false', modelDocs: 'false' },
  }));
  runGenerator(root, folder, generations satisfies Generation[]);
}

const copyProgram = (name: string, target: string) => {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(here, name), target);
};

/** Declarations of the package Polly, which Debian does not have. Only clients with a retry policy call it. */
const POLLY = `namespace Polly {
  public interface ISyncPolicy<T> {}
  public interface IAsyncPolicy<T> {
    System.Threading.Tasks.Task<PolicyResult<T>> ExecuteAndCaptureAsync(System.Func<System.Threading.Tasks.Task<T>> action);
  }
  public enum OutcomeType { Successful, Failure }
  public class PolicyResult<T> { public T Result; public OutcomeType Outcome; public System.Exception FinalException; }
}`;

/** Compiles the C# client with Mono. */
async function buildCSharp(folder: string): Promise<string[]> {
  const work = join(folder, 'csharp');
  copyProgram('Program.cs', join(work, 'src/Program.cs'));
  writeFileSync(join(work, 'src/Polly.cs'), POLLY);
  // Debian's Json.NET has no naming strategies, but the attributes of the client contain all names.
  for (const file of ['Client/ApiClient.cs', 'Model/AbstractOpenAPISchema.cs']) {
    const path = join(work, 'src/Concordat', file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, source.replaceAll(/NamingStrategy = new CamelCaseNamingStrategy\s*\{[^}]*\}/g, ''));
  }
  cpSync('/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll', join(work, 'Newtonsoft.Json.dll'));
  const sources = readdirSync(join(work, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.cs'));
  writeFileSync(join(work, 'sources'), sources.map((path) => join('src', path)).join('\n'));
  const libraries = ['System.Net.Http', 'System.ComponentModel.DataAnnotations', 'System.Runtime.Serialization'];
  const references = [...libraries, 'Newtonsoft.Json.dll'].map((library) => `-r:${library}`);
  await runProgram(work, ['mcs', '-langversion:latest', '-warn:0', '-out:program.exe', ...references, '@sources']);
  return ['mono', join(work, 'program.exe')];
}

/** Builds both Go clients as packages of one module. */
async function buildGo(folder: string, name: string, generate: (part: string) => Promise<unknown>): Promise<string[]> {
  for (const file of ['go.mod', 'go.sum']) cpSync(join(here, file), join(folder, file));
  await generate(folder);
  copyProgram(`${name}.go`, join(folder, 'program/main.go'));
  await runProgram(folder, ['go', 'build', '-o', 'run', './program']);
  return [join(folder, 'run')];
}

/** Type-checks and bundles a program in strict TypeScript. */
async function buildTypeScript(folder: string, name: string, command: readonly string[]): Promise<string[]> {
  const packages = join(CACHE, 'npm');
  const work = join(packages, name);
  mkdirSync(work, { recursive: true });
  rmSync(work, { recursive: true });
  cpSync(join(folder, 'document.json'), join(work, 'document.json'));
  const runTool = (modules: string, file: string, ...args: string[]) =>
    runProgram(work, [process.execPath, join(modules, 'node_modules', file), ...args]);
  const [file = '', ...args] = command;
  mkdirSync(join(work, name), { recursive: true });
  await runTool(packages, file, ...args);
  copyProgram(`${name}.mts`, join(work, 'program.mts'));
  const strict = ['--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'];
  const libraries = ['--moduleResolution', 'bundler', '--types', 'node', '--lib', 'es2022,dom,dom.iterable'];
  // With several threads, the native compiler uses more processor time.
  const single = ['--ignoreConfig', '--singleThreaded'];
  await runTool(root, 'typescript-native/bin/tsc', ...single, ...strict, ...libraries, 'program.mts');
  const bundle = ['--bundle', '--platform=node', '--format=esm', '--outfile=program.mjs'];
  const banner = "--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
  await runProgram(work, [join(root, 'node_modules/.bin/esbuild'), 'program.mts', '--log-level=error', ...bundle, banner]);
  return [process.execPath, join(work, 'program.mjs')];
}

/** Installs the TypeScript generators, unless the same versions are installed. */
export async function installNpmGenerators(): Promise<void> {
  const packages = join(CACHE, 'npm');
  const lock = readFileSync(join(here, 'package-lock.json'), 'utf8');
  mkdirSync(packages, { recursive: true });
  if (readdirSync(packages).includes('installed.json') && readFileSync(join(packages, 'installed.json'), 'utf8') === lock)
    return;
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(here, file), join(packages, file));
  await runProgram(packages, ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(join(packages, 'installed.json'), lock);
}

/** All generators. The clients of openapi-generator must already be in the folder. */
export const GENERATORS: readonly Generator[] = [
  {
    title: 'openapi-generator, Go',
    needs: ['go', 'version'],
    build: (folder) =>
      buildGo(folder, 'openapi-generator', async () => {
        for (const file of ['go.mod', 'go.sum']) rmSync(join(folder, 'go', file));
        renameSync(join(folder, 'go'), join(folder, 'openapi'));
      }),
  },
  {
    title: 'oapi-codegen, Go',
    needs: ['go', 'version'],
    build: (folder) =>
      buildGo(folder, 'oapi-codegen', async () => {
        mkdirSync(join(folder, 'oapi'));
        const output = ['-package', 'oapi', '-o', 'oapi/client.go'];
        await runProgram(folder, ['go', 'tool', 'oapi-codegen', '-generate', 'types,client', ...output, 'document.json']);
      }),
  },
  {
    title: 'openapi-generator, Rust',
    needs: ['cargo', '--version'],
    async build(folder) {
      const crate = join(folder, 'rust');
      copyProgram('Cargo.lock', join(crate, 'Cargo.lock'));
      copyProgram('program.rs', join(crate, 'src/bin/program.rs'));
      await runProgram(crate, ['cargo', 'build', '--locked', '--quiet', '--no-default-features']);
      return [join(CACHE, 'cargo/debug/program')];
    },
  },
  {
    title: 'openapi-generator, Java',
    needs: ['mvn', '--version'],
    async build(folder) {
      const work = join(folder, 'java');
      const target = `-DoutputDirectory=${join(work, 'jars')}`;
      await runProgram(work, ['mvn', '-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=compile', target]);
      copyProgram('Program.java', join(work, 'src/main/java/Program.java'));
      const classPath = `${join(work, 'jars')}/*`;
      const sources = readdirSync(join(work, 'src/main/java'), { recursive: true, encoding: 'utf8' });
      writeFileSync(join(work, 'sources'), sources.filter((path) => path.endsWith('.java')).join('\n'));
      const options = ['-nowarn', '-proc:none', '-d', join(work, 'classes'), '-cp', classPath];
      const javac = ['javac', ...SHORT_JAVA.map((option) => `-J${option}`), ...options, `@${join(work, 'sources')}`];
      await runProgram(join(work, 'src/main/java'), javac);
      return ['java', ...SHORT_JAVA, '-cp', `${join(work, 'classes')}:${classPath}`, 'Program'];
    },
  },
  { title: 'openapi-generator, CSharp', needs: ['mcs', '--version'], build: buildCSharp },
  {
    title: 'openapi-generator, Python',
    needs: [python, '-c', 'import pydantic, urllib3, dateutil'],
    async build(folder) {
      copyProgram('openapi_generator.py', join(folder, 'python/program.py'));
      return [python, join(folder, 'python/program.py')];
    },
  },
  {
    title: 'openapi-python-client',
    needs: [python, '-c', 'import openapi_python_client'],
    async build(folder) {
      writeFileSync(join(folder, 'options.yaml'), 'post_hooks: []\n');
      const options = ['--meta', 'none', '--output-path', 'concordat_client', '--config', 'options.yaml'];
      await runProgram(folder, [python, '-m', 'openapi_python_client', 'generate', '--path', 'document.json', ...options]);
      copyProgram('openapi_python_client.py', join(folder, 'program.py'));
      return [python, join(folder, 'program.py')];
    },
  },
  {
    title: '@hey-api/openapi-ts',
    needs: ['npm', '--version'],
    build: (folder) =>
      buildTypeScript(folder, 'hey-api', [
        '@hey-api/openapi-ts/bin/run.js',
        '-i',
        'document.json',
        '-o',
        'hey-api',
        '--silent',
      ]),
  },
  {
    title: 'orval',
    needs: ['npm', '--version'],
    build: (folder) =>
      buildTypeScript(folder, 'orval', [
        ...['orval/dist/bin/orval.mjs', '--input', 'document.json', '--output', 'orval/client.ts', '--client', 'fetch'],
      ]),
  },
  {
    title: 'openapi-zod-client',
    needs: ['npm', '--version'],
    build: (folder) =>
      buildTypeScript(folder, 'openapi-zod-client', [
        ...['openapi-zod-client/bin.js', 'document.json', '--with-alias', '-o', 'openapi-zod-client/client.ts'],
      ]),
  },
];
