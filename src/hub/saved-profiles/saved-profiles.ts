/** Adds saved profiles to the catalog, at startup and after changes by any process. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import type { CatalogEntry, GrowingCatalog } from '../../profiles/catalog/catalog.ts';
import type { Profile } from '../../profiles/profile.ts';
import {
  createProfile,
  isQuicklyRead,
  ProfileError,
  type ProfileFile,
  parseProfile,
} from '../../profiles/reading/profile-file.ts';
import { type Connect, DatabaseListener } from '../../storage/database.ts';
import { getErrorText, isDatabaseOutage, retryWhileDisconnected } from '../../storage/storage-errors.ts';
import { createTaskWork, type Task } from '../../tasks/task.ts';
import type { TaskRunner } from '../../tasks/task-runner.ts';
import { listSavedIds, PROFILES_CHANNEL, readSavedProfiles, type SavedProfileRow } from './store.ts';

export interface SavedProfilesParts {
  readonly pool: pg.Pool;
  readonly connect: Connect;
  readonly log: Log;
  readonly catalog: GrowingCatalog;
  readonly tasks: TaskRunner;
}

const CHECK_TASK: Task<Pick<SavedProfileRow, 'name' | 'version' | 'yaml'>, ProfileFile> = {
  name: 'read a saved profile',
  milliseconds: 60_000,
};

/** Updates the catalog from the database. */
export class SavedProfiles {
  readonly #parts: SavedProfilesParts;
  readonly #listener: DatabaseListener;
  /** Catalog entries by ID; undefined for an invalid profile. */
  #known: ReadonlyMap<string, CatalogEntry | undefined> = new Map();
  #reading: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(parts: SavedProfilesParts) {
    this.#parts = parts;
    this.#listener = new DatabaseListener({
      channel: PROFILES_CHANNEL,
      name: 'catalog of profiles',
      connect: parts.connect,
      log: parts.log,
      onNotification: () => void this.#readInTheBackground(),
      onListening: () => void this.#readInTheBackground(),
    });
  }

  async start(): Promise<void> {
    // The listener reports only later changes, so the profiles are read after its start.
    await this.#listener.start();
    await retryWhileDisconnected(() => this.refresh());
  }

  async stop(): Promise<void> {
    await this.#listener.stop();
    await this.#reading?.catch(() => undefined);
  }

  /** Resolves when the catalog contains all profiles that were committed before the call. */
  refresh(): Promise<void> {
    if (this.#reading === undefined) {
      this.#reading = this.#readProfiles().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    this.#next ??= this.#reading
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.refresh();
      });
    return this.#next;
  }

  async #readInTheBackground(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      if (!isDatabaseOutage(error))
        this.#parts.log.warn({ reason: getErrorText(error) }, 'the saved profiles could not be read; the previous ones stay');
    }
  }

  async #readProfiles(): Promise<void> {
    const { pool, catalog } = this.#parts;
    const ids = await listSavedIds(pool);
    const unknown = ids.filter((id) => !this.#known.has(id));
    if (unknown.length === 0 && ids.length === this.#known.size) return;
    const rows = unknown.length === 0 ? [] : await readSavedProfiles(pool, unknown);
    const fresh = new Map<string, CatalogEntry | undefined>();
    for (const row of rows) {
      fresh.set(row.id, await this.#loadProfile(row));
      // Loading a profile takes milliseconds, so other requests run in between.
      await nextTurn();
    }
    this.#known = new Map(
      ids
        .filter((id) => fresh.has(id) || this.#known.has(id))
        .map((id) => [id, fresh.has(id) ? fresh.get(id) : this.#known.get(id)]),
    );
    catalog.replaceAdded([...this.#known.values()].filter((entry) => entry !== undefined));
  }

  /** Returns the catalog entry. Returns undefined and logs a warning for a profile that is invalid, or whose name is in use. */
  async #loadProfile(row: SavedProfileRow): Promise<CatalogEntry | undefined> {
    const { name, version, yaml, savedAt, savedByName, sources } = row;
    const logSkippedProfile = (reason: string): undefined => {
      this.#parts.log.warn({ profile: `${name}/${version}`, reason }, 'a saved profile cannot be loaded');
    };
    if (this.#parts.catalog.base.listVersions(name).length > 0)
      return logSkippedProfile(`the name ${name} belongs to a profile that comes with the server or its folder`);
    try {
      const profile = await this.#parse(row);
      return {
        profile,
        origin: 'site',
        text: yaml,
        saving: { by: savedByName, at: savedAt, sources },
        getExample: () => undefined,
      };
    } catch (error) {
      if (error instanceof ProfileError) return logSkippedProfile(error.message);
      throw error;
    }
  }

  async #parse({ name, version, yaml }: SavedProfileRow): Promise<Profile> {
    if (!isQuicklyRead(yaml)) {
      const task = this.#parts.tasks.run(undefined, CHECK_TASK, { name, version, yaml });
      // Parses here if this is a worker thread, if the queue is full, or to report the lines of an invalid profile.
      const file = await task.catch(() => undefined);
      if (file !== undefined) return createProfile(file);
    }
    return parseProfile(yaml, `${name}/${version}`, { name, version });
  }
}

/** Reads and checks the YAML of a saved profile in a thread. Returns the content of the file. */
export const savedProfileWork = createTaskWork(
  CHECK_TASK,
  async ({ name, version, yaml }) => parseProfile(yaml, `${name}/${version}`, { name, version }).file as unknown as ProfileFile,
);
