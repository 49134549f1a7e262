/** Saved profiles as part of the catalog: read when the hub begins, and again whenever any process changes them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import type { GrowingCatalog } from '../../profiles/catalog/growing-catalog.ts';
import { ProfileError, readProfile } from '../../profiles/reading/profile-file.ts';
import type { Connect } from '../../storage/database.ts';
import { DatabaseListener } from '../../storage/listening.ts';
import { isOutage, retryWhileDisconnected } from '../../storage/lost-database.ts';
import { errorText } from '../../storage/storage-errors.ts';
import { listSavedIds, PROFILES_CHANNEL, readSaved, type SavedProfileRow } from './store.ts';

/** What it works with. */
export interface SavedProfilesParts {
  readonly pool: pg.Pool;
  readonly connect: Connect;
  readonly log: Log;
  readonly catalog: GrowingCatalog;
}

/** Keeps the catalog as the database has it. */
export class SavedProfiles {
  readonly #parts: SavedProfilesParts;
  readonly #listener: DatabaseListener;
  /** By identifier of the record; undefined for one that cannot be loaded. */
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
      heard: () => void this.#readInTheBackground(),
      listening: () => void this.#readInTheBackground(),
    });
  }

  /** Reads what is there, and follows what changes from here on. */
  async begin(): Promise<void> {
    // Once it listens it reads again, so that nothing falls in between.
    await this.#listener.start();
    await retryWhileDisconnected(() => this.refresh());
  }

  /** Follows no more. */
  async end(): Promise<void> {
    await this.#listener.stop();
    await this.#reading?.catch(() => undefined);
  }

  /** When it resolves, the catalog has everything that was committed before the call. */
  refresh(): Promise<void> {
    if (this.#reading === undefined) {
      this.#reading = this.#read().finally(() => {
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
      if (!isOutage(error))
        this.#parts.log.warn({ reason: errorText(error) }, 'the saved profiles could not be read; the ones from before stay');
    }
  }

  async #read(): Promise<void> {
    const { pool, catalog } = this.#parts;
    const ids = await listSavedIds(pool);
    const unknown = ids.filter((id) => !this.#known.has(id));
    if (unknown.length === 0 && ids.length === this.#known.size) return;
    const rows = unknown.length === 0 ? [] : await readSaved(pool, unknown);
    const fresh = new Map<string, CatalogEntry | undefined>();
    for (const row of rows) {
      fresh.set(row.id, this.#load(row));
      // Each takes about ten milliseconds; other requests are served in between.
      await nextTurn();
    }
    this.#known = new Map(
      ids
        .filter((id) => fresh.has(id) || this.#known.has(id))
        .map((id) => [id, fresh.has(id) ? fresh.get(id) : this.#known.get(id)]),
    );
    catalog.replaceAdded([...this.#known.values()].filter((entry) => entry !== undefined));
  }

  /** A profile that cannot be loaded any more, or whose name was given to another one since, is left out. */
  #load(row: SavedProfileRow): CatalogEntry | undefined {
    const { name, version, yaml, savedAt, savedByName, sources } = row;
    const leaveOut = (reason: string): undefined => {
      this.#parts.log.warn({ profile: `${name}/${version}`, reason }, 'a saved profile is left out');
    };
    if (this.#parts.catalog.base.versions(name).length > 0)
      return leaveOut(`the name ${name} belongs to a profile that comes with the server or its folder`);
    try {
      const profile = readProfile(yaml, `${name}/${version}`, { name, version });
      return {
        profile,
        origin: 'site',
        text: yaml,
        saving: { by: savedByName, at: savedAt, sources },
        example: () => undefined,
      };
    } catch (error) {
      if (error instanceof ProfileError) return leaveOut(error.message);
      throw error;
    }
  }
}
