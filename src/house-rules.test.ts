import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !file.includes('/vendor/'));
const readSource = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = files.filter((file) => /^(src|simulators|scripts|contract-tests|browser-tests|deploy)\/.*\.ts$/.test(file));
const isTestFile = (file: string) => /\.test\.ts$|\/testing(-[^/]*)?\.ts$/.test(file);
const production = sources.filter((file) => file.startsWith('src/') && !isTestFile(file));
const views = files.filter((file) => file.endsWith('.eta'));

/**
 * Layers of the code, from the bottom (ARCHITECTURE.md). A file may import from its own folder and from lower layers. The log
 * and the settings are the lowest files of src/; the files that assemble the application are the highest.
 */
const FLOORS: Record<string, number> = {
  'src/log.ts': 0,
  'src/memoize.ts': 0,
  'src/short-text.ts': 0,
  'src/own-files.ts': 0,
  'src/live-process.ts': 0,
  'src/settings.ts': 0,
  'src/settings-table.ts': 0,
  'src/settings-hub.ts': 0,
  'src/setting-values.ts': 0,
  // Metrics and tracing, which all layers may use.
  'src/operations': 1,
  'src/storage': 1,
  // Files on a disk or in object storage.
  'src/files': 1,
  // Starts and ends the trace exporter of both kinds of threads.
  'src/traces.ts': 2,
  // Reports the state of the process to the service manager.
  'src/service-manager.ts': 2,
  'src/contract': 1,
  // Background jobs, which use the database.
  'src/jobs': 1,
  // Named tasks that threads execute.
  'src/tasks': 2,
  // The engine for profiles. It does not depend on requests or pages.
  'src/profiles': 2,
  // Reads, checks and writes sample metadata, without requests and pages.
  'src/sdrf': 2,
  'src/web': 2,
  'src/client': 2,
  'src/auth': 3,
  // Signed messages to other programs. It uses jobs and forms.
  'src/webhooks': 3,
  // Dependencies of services.
  'src/service-context.ts': 3.5,
  'src/server': 4,
  'src/collaborations': 4,
  'src/schemas': 4,
  'src/proteomics': 4,
  // The hub edits data that uses the profiles of the schema service, and links to its pages.
  'src/hub': 5,
  // The enabled services. The files above assemble the application.
  'src/site.ts': 8,
  'src/application.ts': 9,
  'src/started.ts': 10,
  // The same services in a thread that executes their tasks.
  'src/thread-services.ts': 10,
  'src/task-thread.ts': 11,
  'src/run.ts': 11,
  'src/main.ts': 12,
  'src/cli': 12,
};

const findLayerPath = (file: string) => Object.keys(FLOORS).find((place) => file === place || file.startsWith(`${place}/`));

const getImports = (file: string) =>
  [...readSource(file).matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map(([, target = '']) =>
    relative(root, join(root, dirname(file), target)),
  );

/** Returns each import cycle as `a → b → a`. If cycles share a part, returns at least one of them. */
function findCycles(imports: ReadonlyMap<string, Iterable<string>>): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const followImports = (from: string): void => {
    const met = path.indexOf(from);
    if (met !== -1) circles.push([...path.slice(met), from].join(' → '));
    if (met !== -1 || finished.has(from)) return;
    path.push(from);
    for (const to of imports.get(from) ?? []) followImports(to);
    path.pop();
    finished.add(from);
  };
  for (const from of imports.keys()) followImports(from);
  return circles;
}

/** Returns the files and folders directly in a folder, and their imports of each other. */
function groupBySubfolder(folder: string, imports: ReadonlyMap<string, readonly string[]>): Map<string, Set<string>> {
  const findSubfolder = (file: string) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/', 1)[0] : undefined;
  const rooms = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const room = findSubfolder(file);
    if (room === undefined) continue;
    const others = rooms.get(room) ?? new Set();
    for (const other of targets.map(findSubfolder)) if (other !== undefined && other !== room) others.add(other);
    rooms.set(room, others);
  }
  return rooms;
}

describe('The code of the project', () => {
  it('assigns a layer to every file of src', () => {
    expect(production.filter((file) => findLayerPath(file) === undefined)).toEqual([]);
  });

  it('contains no import from a higher layer or from the internals of another service', () => {
    const wrong = production.flatMap((file) =>
      getImports(file)
        .filter((target) => target.startsWith('src/'))
        .filter((target) => {
          const [from, to] = [findLayerPath(file) ?? '', findLayerPath(target) ?? ''];
          const [fromFloor = 0, toFloor = 99] = [FLOORS[from], FLOORS[to]];
          return from !== to && (toFloor > fromFloor || (toFloor === fromFloor && fromFloor >= 3));
        })
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('imports a service only through its service.ts', () => {
    const services = ['src/collaborations/', 'src/schemas/', 'src/hub/', 'src/proteomics/'];
    const wrong = production.flatMap((file) =>
      getImports(file)
        .filter((target) =>
          services.some(
            (service) => target.startsWith(service) && !file.startsWith(service) && target !== `${service}service.ts`,
          ),
        )
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has at most 20 files in each folder, not counting tests', () => {
    const sizes = new Map<string, number>();
    for (const file of files.filter(
      (name) => name.startsWith('src/') && !isTestFile(name) && !/\.(sql|json|txt|csv)$/.test(name),
    ))
      sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
  });

  it('has no circular imports, including imports of types', () => {
    const modules = files.filter((file) =>
      /^(src|scripts|contract-tests|browser-tests|generated|views)\/.*\.(ts|js)$/.test(file),
    );
    expect(findCycles(new Map(modules.map((file) => [file, getImports(file)])))).toEqual([]);
  });

  it('has no circular imports between the top-level folders of src, scripts and contract-tests, except in tests', () => {
    const imports = new Map(sources.filter((file) => !isTestFile(file)).map((file) => [file, getImports(file)]));
    const wrong = ['src', 'scripts', 'contract-tests'].flatMap((folder) =>
      findCycles(groupBySubfolder(folder, imports)).map((circle) => `${folder}: ${circle}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is checked for circular imports between folders and between files', () => {
    const imports = { 'src/a/x.ts': ['src/b/y.ts', 'src/c.ts'], 'src/b/y.ts': ['src/c.ts'], 'src/b/z.ts': ['src/a/x.ts'] };
    const apart = new Map(Object.entries(imports));
    expect(findCycles(apart)).toEqual([]);
    expect(findCycles(groupBySubfolder('src', apart))).toEqual(['a → b → a']);
    const joined = new Map([...apart, ['src/c.ts', ['src/b/z.ts']]]);
    expect(findCycles(joined)).toEqual(['src/a/x.ts → src/b/y.ts → src/c.ts → src/b/z.ts → src/a/x.ts']);
  });

  it('imports no simulator into production code', () => {
    const wrong = production.filter((file) => getImports(file).some((target) => target.startsWith('simulators/')));
    expect(wrong).toEqual([]);
  });

  it('imports no test code into production code', () => {
    const wrong = production.filter((file) => getImports(file).some(isTestFile));
    expect(wrong).toEqual([]);
  });

  it('imports no module of src into generated code except the contract runtime', () => {
    const generated = files.filter((file) => /^generated\/.*\.ts$/.test(file));
    const wrong = generated.filter((file) =>
      getImports(file).some((target) => target.startsWith('src/') && !target.startsWith('src/contract/')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('The names of exports', () => {
  it('are defined in one file, with at most 40 exceptions', () => {
    const names = new Map<string, string[]>();
    for (const file of production) {
      const exported = readSource(file).matchAll(/^export (?:async )?(?:function\*?|class|interface|type|const) (\w+)/gm);
      for (const name of new Set([...exported].map(([, found = '']) => found)))
        names.set(name, [...(names.get(name) ?? []), file]);
    }
    const several = [...names]
      .filter(([, places]) => places.length > 1)
      .map(([name, places]) => `${name}: ${places.join(', ')}`);
    expect(several.length, several.join('\n')).toBeLessThanOrEqual(40);
  });
});

describe('A declared name', () => {
  it('contains no vague word, such as kept, told or thing', () => {
    const vague =
      /\b(?:const|let|function\*?|interface|type|class) (?:\w*(?:Kept|KEPT|Told|Asked|Said|Things?|Stuff|Ways)|kept|told|asked|said|things?|stuff|ways?)(?![a-z])\w*/g;
    expect(production.flatMap((file) => [...readSource(file).matchAll(vague)].map(([name]) => `${file}: ${name}`))).toEqual([]);
  });
});

describe('A comment of one line', () => {
  it('contains a word that is not in the name declared below it', () => {
    const commented =
      /^[ \t]*\/\*\* ([^\n]*) \*\/\n[ \t]*(?:(?:export|async|readonly|static|get|function\*?|const|class|interface|type) )*(\w+)/gm;
    const weak = 'a an the of for to in with from and it its their is are returns creates reads lists formats computes checks';
    const stem = (word: string) => word.toLowerCase().replace(/(?:ies|y|ing|ed|es|s|e)$/, '');
    const listStems = (text: string) => (text.match(/[A-Z]?[a-z0-9-]+|[A-Z]+(?![a-z])/g) ?? []).map(stem);
    const empty = sources
      .filter((file) => !file.startsWith('src/client/'))
      .flatMap((file) => [...readSource(file).matchAll(commented)].map(([, comment = '', name]) => ({ file, comment, name })))
      .filter(({ comment, name }) => {
        const known = new Set(listStems(`${name} ${weak}`));
        return !/[@`;:]/.test(comment) && listStems(comment).every((word) => known.has(word));
      });
    expect(empty).toEqual([]);
  });
});

describe('A source file', () => {
  it('has at most 400 lines', () => {
    const authored = files.filter((file) =>
      /^(src|scripts|contract-tests|browser-tests|deploy|views|bin)\/.*\.(ts|js|css|eta|cjs)$/.test(file),
    );
    expect(authored.filter((file) => readSource(file).split('\n').length > 401)).toEqual([]);
  });

  it('has a name that describes its content', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z.]+$)/.test(file))).toEqual([]);
  });

  it('contains no markers of unfinished work', () => {
    const pattern = new RegExp(['TO' + 'DO\\b', 'FIX' + 'ME\\b', 'not ' + 'written yet', '@ts-ig' + 'nore'].join('|'));
    expect(sources.filter((file) => pattern.test(readSource(file)))).toEqual([]);
  });

  it('opens connections to the database only in the module that handles their loss', () => {
    const wrong = production.filter(
      (file) => /new (pg\.)?(Client|Pool)\(/.test(readSource(file)) && !/src\/storage\/(pool|connection)\.ts/.test(file),
    );
    expect(wrong).toEqual([]);
  });

  it('sends requests to other servers only from the modules of clients', () => {
    const wrong = production.filter(
      (file) => /\bfetch\(/.test(readSource(file)) && !/client|bounded-fetch|platform\/access/.test(file),
    );
    expect(wrong).toEqual([]);
  });
});

describe('A test file', () => {
  it('is marked for the full run by the tag full, not by its name', () => {
    expect(files.filter((file) => file.endsWith('.full.test.ts'))).toEqual([]);
  });
});

describe('A view file', () => {
  it('has no inline script, no inline handler and no inline style', () => {
    // Browsers do not execute JSON-LD.
    const inline = /<script(?![^>]*\bsrc=| type="application\/ld\+json">)|\son[a-z]+\s*=|\sstyle\s*=|<style/i;
    expect(views.filter((file) => inline.test(readSource(file)))).toEqual([]);
  });

  it('has no line of more than 160 characters', () => {
    expect(
      views.filter((file) =>
        readSource(file)
          .split('\n')
          .some((line) => line.length > 160),
      ),
    ).toEqual([]);
  });

  it('shows environment variables of the settings only to administrators', () => {
    const variable = /(?<![.\w"'])(?!YOUR_)[A-Z]{2,}_[A-Z_]{2,}(?!\w)|\bsetting [A-Z]{2,}/;
    const pages = views.filter((file) => !file.startsWith('views/proteomics/administration/'));
    expect(pages.filter((file) => variable.test(readSource(file)))).toEqual([]);
  });

  it('loads nothing from other servers', () => {
    expect(views.filter((file) => /(src|href)="https?:\/\//.test(readSource(file).replace(/<a\b[^>]*>/g, '')))).toEqual([]);
  });
});

describe('A page script', () => {
  const scripts = files.filter((file) => file.startsWith('views/assets/scripts/'));

  it('is checked by the compiler', () => {
    expect(scripts.filter((file) => !file.endsWith('.ts'))).toEqual([]);
    const evasion = /@ts-(ignore|expect-error|nocheck)|^(?! *(\/\/|\/?\*)).*\bas [A-Z{[]/m;
    expect(scripts.filter((file) => evasion.test(readSource(file)))).toEqual([]);
  });

  it('is loaded by a page or imported by another script', () => {
    const required = new Set(
      [...production, ...views].flatMap((file) =>
        [...readSource(file).matchAll(/(?:'|%>\/)scripts\/([\w/-]+)\.js/g)].map(([, name]) => name),
      ),
    );
    for (const name of ['command-menu', 'confirm', 'menus', 'toasts', 'api-calls']) required.add(name);
    const modules = scripts.filter((file) => !isTestFile(file));
    const imported = new Set(modules.flatMap(getImports));
    const entries = modules.filter((file) => !imported.has(file)).map((file) => file.slice('views/assets/scripts/'.length, -3));
    expect(entries.sort()).toEqual([...required].sort());
  });

  it('imports only types from other folders', () => {
    const wrong = scripts.flatMap((file) =>
      [...readSource(file).matchAll(/^import (?!type )[^;]*?'(\.[^']+)';$/gm)]
        .map(([, target = '']) => relative(root, join(root, dirname(file), target)))
        .filter((target) => !target.startsWith('views/assets/scripts/'))
        .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('A page template', () => {
  const rendered = production.flatMap((file) =>
    [...readSource(file).matchAll(/\b(?:render|showPage|replyWithPage)\([^';]*'((?!text)[\w-]+\/[\w/-]+)'/g)].map(
      ([, name]) => name,
    ),
  );

  it('exists for every page that is rendered', () => {
    expect(rendered.length).toBeGreaterThan(80);
    expect(rendered.filter((name) => !views.includes(`views/${name}.eta`))).toEqual([]);
  });

  it('is rendered by a page, or included in other templates', () => {
    const names = views.map((file) => file.slice('views/'.length, -'.eta'.length));
    const texts = [...production, ...views].map(readSource);
    const isUsed = (name: string) => texts.some((text) => text.includes(`/${name.split('/').at(-1)}'`));
    expect(names.filter((name) => name !== 'layout' && !isUsed(name))).toEqual([]);
  });
});

describe('An import', () => {
  it('of a local file contains the extension of the file', () => {
    const wrong = sources.flatMap((file) =>
      getImports(file)
        .filter((target) => !/\.(ts|json|cjs)$/.test(target))
        .map((target) => `${file}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of a dynamic path uses a URL, because Windows treats a drive letter as a scheme', () => {
    const programs = files.filter((file) => /^(bin|scripts|src|contract-tests|browser-tests)\/.*\.[jt]s$/.test(file));
    const paths = programs.flatMap((file) =>
      [...readSource(file).matchAll(/\bimport\((?=[`a-z])([^\n]*)/g)]
        .filter(([, what = '']) => !what.includes('.href'))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(paths).toEqual([]);
  });
});
