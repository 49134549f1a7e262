/** The instruments for people: all of them, one across its pipelines, and the form that names it. */

import { NotFoundError } from '../../../contract/errors.ts';
import type { Flash } from '../../../web/flash.ts';
import { sendFlash, takeSentFlash } from '../../../web/flash-cookie.ts';
import { view } from '../../../web/views.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import { rememberActingUser } from '../../acting-user.ts';
import type { ProteomicsContext } from '../../context.ts';
import { PROTEOMICS_SECTION, PROTEOMICS_STYLES, runPath } from '../../page.ts';
import { answerForm } from '../../quality/forms/answer.ts';
import { type FormState, freshForm, typedForm, typedText } from '../../quality/forms/form.ts';
import { atField, personOf } from '../../quality/forms/refusal.ts';
import { plainText } from '../../quality/plain-text.ts';
import type { ReadStandings } from '../../quality/verdict/standings.ts';
import { type CardModel, cardOf } from '../cards.ts';
import { readOverview } from '../page.ts';
import { instrumentCards, instrumentPath, qualityOf, standingsOf } from './cards.ts';
import { nameInstrument, readInstruments } from './store.ts';

/** Forms of these pages. */
export const INSTRUMENT_FORMS: readonly string[] = ['nameInstrumentByForm'];

interface InstrumentsModel {
  readonly flash: Flash | undefined;
  /** Name of the one instrument that is shown; empty for all. */
  readonly name: string;
  readonly key: string;
  readonly cards: readonly CardModel[];
  readonly path: string;
  readonly backPath: string;
  readonly form: FormState;
}

const VIEW = view<InstrumentsModel>('proteomics/projects/instruments');
const LABELS = { name: 'Name', user: 'Your user UUID', instrument: '' };

/** Handlers of the pages. */
export function instrumentPages(
  context: ProteomicsContext,
  readStandings: ReadStandings,
): Pick<ProteomicsHandlers, 'showInstruments' | 'nameInstrumentByForm'> {
  const instrumentsFor = async (access: Caller) => readInstruments(context.pool, await access.visibleProjects());
  const page = async (access: Caller, key: string, form: FormState, flash: Flash | undefined) => {
    const pool = context.pool;
    const visible = await access.visibleProjects();
    const projects = await readOverview(pool, { visible, withArchived: false });
    const places = projects.flatMap((project) => project.pipelines.map((pipeline) => ({ project, pipeline })));
    const standings = await readStandings(pool, places);
    const instrument = (await readInstruments(pool, visible)).find((one) => one.key === key);
    if (key !== '' && instrument === undefined)
      throw new NotFoundError(`No raw file is of the instrument ${key.slice(0, 100)}.`);
    const cards =
      instrument === undefined
        ? await instrumentCards(pool, visible, places, standings)
        : standingsOf(instrument, places, standings).map(({ place, standing }) => {
            const path = qualityOf(place, key);
            const card = {
              name: `${place.project.name} · ${place.pipeline.name}`,
              path,
              facts: [],
              links: [{ text: 'Quality', path }],
            };
            return cardOf(standing, card, ({ uuid }) => runPath(place.project, place.pipeline, uuid));
          });
    const title = instrument?.name ?? 'Instruments';
    const crumbs = [
      { title: 'Proteomics', path: PROTEOMICS_SECTION },
      ...(key === '' ? [] : [{ title: 'Instruments', path: instrumentPath() }]),
    ];
    const styles = [...PROTEOMICS_STYLES, 'styles/proteomics-quality.css', 'styles/proteomics-cards.css'];
    const model = { flash, name: instrument?.name ?? '', key, cards, path: instrumentPath(), backPath: instrumentPath(), form };
    return context.render(VIEW, { title, section: PROTEOMICS_SECTION, crumbs, styles }, model);
  };
  return {
    async showInstruments({ query, request, response, access }) {
      const key = query.instrument ?? '';
      const found = (await instrumentsFor(access)).find((one) => one.key === key);
      const name = found === undefined || found.name === found.key ? '' : found.name;
      const form = await freshForm(context.pool, { request, access }, { name });
      return { status: 200, type: 'text/html', content: await page(access, key, form, takeSentFlash(request, response)) };
    },
    async nameInstrumentByForm(call) {
      const pool = context.pool;
      return answerForm(
        call,
        async () => {
          const { instrument, name } = call.body;
          const changedBy = await personOf(pool, call.access.user);
          const known = (await instrumentsFor(call.access)).some(({ key }) => key === instrument);
          if (!known) throw new NotFoundError(`No raw file is of the instrument ${instrument.slice(0, 100)}.`);
          const text = await atField('name', () => plainText(name, 'name'));
          await nameInstrument(pool, { key: instrument, name: text.trim(), changedBy, now: context.now() });
          rememberActingUser(call.response, call.access);
          sendFlash(call.response, { tone: 'good', title: 'Instrument renamed', lines: [] });
          return { status: 303, headers: { Location: instrumentPath(instrument) } } as const;
        },
        async (_status, problems) => {
          const form = await typedForm(pool, call, LABELS, problems);
          const key = typedText(call.body, 'instrument');
          const known = (await instrumentsFor(call.access)).some((one) => one.key === key);
          return {
            status: 400,
            type: 'text/html',
            content: await page(call.access, known ? key : '', form, undefined),
          } as const;
        },
      );
    },
  };
}
