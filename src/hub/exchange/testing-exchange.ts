/** Creates projects on a test server, with functions for exports and imports. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer } from '../../../contract-tests/test-server.ts';
import type { Profile } from '../../profiles/profile.ts';
import type { Database } from '../../storage/database.ts';
import type { EntityRow } from '../entities/store.ts';
import { type Answer, HubClient } from '../entities/testing-hub-client.ts';
import { createStorageContext, getBuiltInProfile, readExampleData } from '../entities/testing-project.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { saveEntities } from '../saving/save-entities.ts';
import { parseDocumentChanges } from '../snapshot/check-project.ts';

export interface SentFile {
  readonly name: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  readonly format?: string;
  readonly entityType?: string;
}

export interface ExchangeSite {
  readonly address: string;
  readonly database: Database;
  project(profile?: string): Promise<ExchangeProject>;
  /** Returns the names of remaining temporary files. */
  listLeftovers(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Starts a server for exports and imports. The caller must delete the data directory. */
export async function startExchange(dataDir: string, environment: Record<string, string> = {}): Promise<ExchangeSite> {
  const server = await startTestServer({ ...environment, DATA_DIR: dataDir }, { withDatabase: true });
  return {
    address: server.address,
    database: server.database as Database,
    async project(profile = 'miappe/1.1') {
      const [name = '', version = ''] = profile.split('/');
      const hub = await new HubClient(server.address).createProject(name, version);
      return new ExchangeProject(hub, getBuiltInProfile(profile), server.database as Database);
    },
    async listLeftovers() {
      const names = await Promise.all(
        ['exports', 'imports'].map((kind) => readdir(join(dataDir, 'hub', kind)).catch(() => [] as string[])),
      );
      return names.flat();
    },
    stop: server.stop,
  };
}

export class ExchangeProject {
  readonly hub: HubClient;
  readonly profile: Profile;
  readonly #database: Database;

  constructor(hub: HubClient, profile: Profile, database: Database) {
    this.hub = hub;
    this.profile = profile;
    this.#database = database;
  }

  get id(): string {
    return this.hub.getPath().split('/').at(-1) as string;
  }

  async fill(...changes: EntityChange[]): Promise<EntityRow[]> {
    const actor = { userId: 'visitor-1', userName: 'Guest 1', loggedIn: false };
    const scope = { project: { id: this.id }, profile: this.profile, actor };
    return (await saveEntities(createStorageContext(this.#database), scope, changes)).map(({ row }) => row);
  }

  async fillWithExample(): Promise<void> {
    await this.fill(...parseDocumentChanges(this.profile, readExampleData(this.profile.id)));
  }

  async export(query: string): Promise<Buffer<ArrayBuffer>> {
    const answer = await fetch(`${this.hub.address}${this.hub.getPath('export')}?${query}`);
    if (answer.status !== 200) throw new Error(`the export returned ${answer.status}: ${await answer.text()}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Sends a file in a form. By default, acts as a program instead of a browser. */
  async upload({ name, content, format, entityType }: SentFile, accept = 'application/json'): Promise<Answer> {
    const form = new FormData();
    if (format !== undefined) form.append('format', format);
    if (entityType !== undefined) form.append('entity_type', entityType);
    form.append('file', new Blob([content]), name);
    const answer = await fetch(this.hub.address + this.hub.getPath('import'), {
      method: 'POST',
      headers: { Accept: accept },
      body: form,
      redirect: 'manual',
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
  }

  apply(id: string, body: object = {}): Promise<Answer> {
    return this.hub.post(this.hub.getPath('import', id, 'apply'), body);
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
  async entities(): Promise<any[]> {
    return (await this.hub.get(`${this.hub.getPath('entities')}?limit=1000`)).body.entities;
  }
}
