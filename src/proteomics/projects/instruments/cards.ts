import { getPipelinePath, getRunPath } from '../../page.ts';
import { buildAddress } from '../../quality/addresses.ts';
import { combineStatuses, type PipelineStatus, type StatusSummary } from '../../quality/verdict/statuses.ts';
import type { Client } from '../../records.ts';
import { buildCard, type CardModel } from '../cards.ts';
import type { PipelineGlance, ProjectGlance } from '../page.ts';
import { findInstruments, type Instrument } from './store.ts';

export interface CardPlace {
  readonly project: Pick<ProjectGlance, 'slug' | 'name'>;
  readonly pipeline: Pick<PipelineGlance, 'uuid' | 'slug' | 'name'>;
}

export function getInstrumentPath(key = ''): string {
  return buildAddress('/proteomics/instruments', [['instrument', key]]);
}

export function getQualityPath({ project, pipeline }: CardPlace, instrument: string): string {
  return buildAddress(getPipelinePath(project, pipeline, 'trend'), [['instrument', instrument]]);
}

export function listStatuses(
  { key }: Instrument,
  places: readonly CardPlace[],
  statuses: ReadonlyMap<string, PipelineStatus>,
): readonly { readonly place: CardPlace; readonly status: StatusSummary }[] {
  return places.flatMap((place) => {
    const status = statuses.get(place.pipeline.uuid)?.instruments.get(key);
    return status === undefined ? [] : [{ place, status }];
  });
}

/** Returns the instruments of pipelines, ordered by display name. */
export function readInstruments(client: Client, statuses: ReadonlyMap<string, PipelineStatus>): Promise<readonly Instrument[]> {
  const keys = [...statuses.values()].flatMap(({ instruments }) => [...instruments.keys()]);
  return findInstruments(
    client,
    keys.map((instrument) => ({ instrument })),
  );
}

export async function buildInstrumentCards(
  client: Client,
  places: readonly CardPlace[],
  statuses: ReadonlyMap<string, PipelineStatus>,
): Promise<readonly CardModel[]> {
  const instruments = await readInstruments(client, statuses);
  return instruments.flatMap((instrument) => {
    const own = listStatuses(instrument, places, statuses);
    if (own.length === 0) return [];
    const all = combineStatuses(own.map(({ status }) => status));
    const facts = [
      { text: all.runs === 1 ? '1 run' : `${all.runs} runs`, path: getInstrumentPath(instrument.key), tone: '' as const },
    ];
    const links = own.map(({ place }) => ({ text: place.pipeline.name, path: getQualityPath(place, instrument.key) }));
    const card = { name: instrument.name, path: getInstrumentPath(instrument.key), facts, links };
    return [
      buildCard(all, card, (run) => {
        const where = own.find(({ status }) => status.last?.uuid === run.uuid || status.lastOut?.uuid === run.uuid);
        return where === undefined
          ? getInstrumentPath(instrument.key)
          : getRunPath(where.place.project, where.place.pipeline, run.uuid);
      }),
    ];
  });
}
