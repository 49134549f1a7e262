import type { Exchange } from '../../../contract/accept.ts';
import { ForbiddenError, NotFoundError } from '../../../contract/errors.ts';
import { createTextField } from '../../../web/forms/fields.ts';
import { redirect, replyWithPage } from '../../../web/replies/replies.ts';
import type { Caller } from '../../access/caller.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { getRunPath, PROTEOMICS_SECTION, PROTEOMICS_STYLES } from '../../page.ts';
import { formatPipelineName, trimText } from '../../quality/scope.ts';
import type { ReadStatuses } from '../../quality/verdict/statuses.ts';
import { buildSignedForm, convertErrorsToField, handleSignedForm, type SignedFormContent } from '../../signed-form.ts';
import { buildCard } from '../cards.ts';
import { readOverview } from '../page.ts';
import { buildInstrumentCards, getInstrumentPath, getQualityPath, listStatuses, readInstruments } from './cards.ts';
import { setInstrumentName } from './store.ts';

const FIELDS = {
  instrument: createTextField({ label: 'Instrument', kind: 'hidden' }),
  name: createTextField({ label: 'Name', maxLength: 100, help: 'Leave empty to use the name in the results.' }),
};

export function createInstrumentPages(context: ProteomicsContext, readStatuses: ReadStatuses) {
  /** @param visible numbers of projects; null for all */
  const readPlaces = async (visible: readonly number[] | null, withArchived = false) => {
    const projects = await readOverview(context.pool, { visible, withArchived });
    const places = projects.flatMap((project) => project.pipelines.map((pipeline) => ({ project, pipeline })));
    return { places, statuses: await readStatuses(context.pool, places) };
  };
  const listInstruments = async (access: Caller) =>
    readInstruments(context.pool, (await readPlaces(await access.listVisibleProjects())).statuses);
  const renderInstrument = async <Status extends 200 | 400>(
    call: Exchange & { readonly access: Caller },
    status: Status,
    key: string,
    content: SignedFormContent,
  ) => {
    const pool = context.pool;
    const { places, statuses } = await readPlaces(await call.access.listVisibleProjects());
    const instrument = (await readInstruments(pool, statuses)).find((one) => one.key === key);
    if (key !== '' && instrument === undefined)
      throw new NotFoundError(`No raw file comes from the instrument ${key.slice(0, 100)}.`);
    const cards =
      instrument === undefined
        ? await buildInstrumentCards(pool, places, statuses)
        : listStatuses(instrument, places, statuses).map(({ place, status }) => {
            const path = getQualityPath(place, key);
            const card = { name: formatPipelineName(place), path, facts: [], links: [{ text: 'Quality', path }] };
            return buildCard(status, card, ({ uuid }) => getRunPath(place.project, place.pipeline, uuid));
          });
    const title = instrument?.name ?? 'Instruments';
    const crumbs = [
      { title: 'Quality', path: PROTEOMICS_SECTION },
      ...(key === '' ? [] : [{ title: 'Instruments', path: getInstrumentPath() }]),
    ];
    const styles = [...PROTEOMICS_STYLES, 'styles/proteomics-quality.css', 'styles/proteomics-cards.css'];
    const path = getInstrumentPath();
    const model = {
      name: instrument?.name ?? '',
      key,
      cards,
      form: await buildSignedForm(pool, call, { action: path, submit: 'Save the name', backPath: path }, FIELDS, content),
    };
    const frame = { title, section: PROTEOMICS_SECTION, crumbs, styles };
    return replyWithPage(context, call, status, 'proteomics/projects/instruments', frame, model);
  };
  return {
    async showInstruments(call) {
      const key = call.query.instrument ?? '';
      const found = (await listInstruments(call.access)).find((one) => one.key === key);
      const name = found === undefined || found.name === found.key ? '' : found.name;
      return renderInstrument(call, 200, key, { initial: { instrument: key, name } });
    },
    nameInstrument: (call) =>
      handleSignedForm(context.pool, call, {
        fields: FIELDS,
        async performAction({ name }, signature) {
          // The key is the name in the results, whose spaces are significant.
          const { instrument } = call.body;
          const [own, all] = [await readPlaces(await call.access.listVisibleProjects(), true), await readPlaces(null, true)];
          const listUsers = ({ statuses }: typeof all) =>
            [...statuses.values()].filter(({ instruments }) => instruments.has(instrument));
          if (listUsers(own).length === 0)
            throw new NotFoundError(`No raw file comes from the instrument ${instrument.slice(0, 100)}.`);
          if (listUsers(all).length > listUsers(own).length)
            throw new ForbiddenError('Projects that you cannot see use this instrument. Ask an administrator to rename it.');
          const text = await convertErrorsToField('name', () => trimText(name, 'name'));
          await setInstrumentName(context.pool, { key: instrument, name: text, ...signature, now: context.now() });
          return redirect(call, getInstrumentPath(instrument), 'Instrument renamed');
        },
        async showAgain(status: 400, refused) {
          const [key = ''] = refused.typed.instrument ?? [];
          const known = (await listInstruments(call.access)).some((one) => one.key === key);
          return renderInstrument(call, status, known ? key : '', { refused });
        },
      }),
  } satisfies Partial<ProteomicsHandlers>;
}
