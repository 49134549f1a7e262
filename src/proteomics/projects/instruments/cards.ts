/** A card for each instrument: its runs in all pipelines together. */
import { pipelinePath, runPath } from '../../page.ts';
import { addressWith } from '../../quality/addresses.ts';
import { type PipelineStanding, type StandingSummary, together } from '../../quality/verdict/standings.ts';
import type { Client } from '../../records.ts';
import { type CardModel, cardOf } from '../cards.ts';
import type { PipelineGlance, ProjectGlance } from '../page.ts';
import { type Instrument, readInstruments } from './store.ts';

/** A pipeline with its project. */
export interface CardPlace {
  readonly project: Pick<ProjectGlance, 'slug' | 'name'>;
  readonly pipeline: Pick<PipelineGlance, 'uuid' | 'slug' | 'name'>;
}

/** Address of the page of all instruments, or of one. */
export function instrumentPath(key = ''): string {
  return addressWith('/proteomics/instruments', [['instrument', key]]);
}

/** Address of a pipeline's quality, with the runs of one instrument only. */
export function qualityOf({ project, pipeline }: CardPlace, instrument: string): string {
  return addressWith(pipelinePath(project, pipeline, 'trend'), [['instrument', instrument]]);
}

/** The standings of an instrument, one for each pipeline that has runs of it. */
export function standingsOf(
  { key }: Instrument,
  places: readonly CardPlace[],
  standings: ReadonlyMap<string, PipelineStanding>,
): readonly { readonly place: CardPlace; readonly standing: StandingSummary }[] {
  return places.flatMap((place) => {
    const standing = standings.get(place.pipeline.uuid)?.instruments.get(key);
    return standing === undefined ? [] : [{ place, standing }];
  });
}

/** Makes the cards; `projects` are the numbers of those that may be seen, null for all. */
export async function instrumentCards(
  client: Client,
  projects: readonly number[] | null,
  places: readonly CardPlace[],
  standings: ReadonlyMap<string, PipelineStanding>,
): Promise<readonly CardModel[]> {
  const instruments = await readInstruments(client, projects);
  return instruments.flatMap((instrument) => {
    const own = standingsOf(instrument, places, standings);
    if (own.length === 0) return [];
    const all = together(own.map(({ standing }) => standing));
    const facts = [
      { text: all.runs === 1 ? '1 run' : `${all.runs} runs`, path: instrumentPath(instrument.key), tone: '' as const },
    ];
    const links = own.map(({ place }) => ({ text: place.pipeline.name, path: qualityOf(place, instrument.key) }));
    const card = { name: instrument.name, path: instrumentPath(instrument.key), facts, links };
    return [
      cardOf(all, card, (run) => {
        const where = own.find(({ standing }) => standing.last?.uuid === run.uuid || standing.lastOut?.uuid === run.uuid);
        return where === undefined
          ? instrumentPath(instrument.key)
          : runPath(where.place.project, where.place.pipeline, run.uuid);
      }),
    ];
  });
}
