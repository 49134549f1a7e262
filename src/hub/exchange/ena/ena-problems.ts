/** Checks samples and experiments by rules of the European Nucleotide Archive (ENA) that a profile cannot express. */
import { type Profile, quoteText } from '../../../profiles/profile.ts';
import type { EntityRow } from '../../entities/store.ts';
import { isEnaProfile } from '../format-profiles.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

export interface EnaChecklist {
  readonly name: string;
  readonly mandatory: readonly string[];
  readonly units: ReadonlyMap<string, string>;
}

export const ENA_CHECKLISTS: ReadonlyMap<string, EnaChecklist> = new Map(
  Object.entries(vocabulary.checklists).map(([id, one]) => [id, { ...one, units: new Map(Object.entries(one.units)) }]),
);

export const ENA_MODELS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(vocabulary.instrument_models));

/** Yields warnings about values that violate a sample's checklist, and about unknown instrument models. Only for ENA. */
export function* findEnaProblems(profile: Profile, rows: readonly EntityRow[]) {
  if (!isEnaProfile(profile)) return;
  const attributes = Map.groupBy(
    rows.filter(({ entityType }) => entityType === 'SampleAttribute'),
    ({ parentId }) => parentId,
  );
  // Each problem contains its rule, because pages group problems by rule.
  const createProblem = (row: EntityRow, field: string, rule: string, message: string) =>
    ({ row, level: 'warning', error: { field, message, rule } }) as const;
  const fields = profile.entities.get('Sample')?.fields ?? [];
  for (const row of rows) {
    const { platform, instrument_model: model = '', checklist: id } = row.data;
    const models = ENA_MODELS.get(String(platform));
    if (row.entityType === 'Experiment' && models !== undefined && !models.includes(String(model))) {
      const message = `ENA has no instrument model ${quoteText(String(model))} for ${platform}.`;
      yield createProblem(row, 'instrument_model', `ENA ${platform}`, message);
    }
    const checklist = row.entityType === 'Sample' ? ENA_CHECKLISTS.get(String(id)) : undefined;
    if (checklist === undefined) continue;
    const own = attributes.get(row.id) ?? [];
    for (const tag of checklist.mandatory) {
      const field = fields.find(({ codename }) => codename === tag)?.name ?? 'sample_attributes';
      const values = [row.data[field], ...own.filter(({ data }) => data.tag === tag).map(({ data }) => data.value)];
      const value = values.find((one) => one !== undefined && one !== null && one !== '') ?? '';
      if (value === '') yield createProblem(row, field, `${id} ${tag}`, `${id} requires ${tag}.`);
      if (value !== 'missing') continue;
      const message = `ENA does not accept "missing" for ${tag}. Enter a term such as "not collected".`;
      yield createProblem(row, field, `${id} ${tag}`, message);
    }
    for (const attribute of own) {
      const { tag, units } = attribute.data;
      const unit = checklist.units.get(String(tag));
      if (unit !== undefined && units !== unit)
        yield createProblem(attribute, 'units', `${id} unit of ${tag}`, `${id} requires the unit ${unit} for ${tag}.`);
    }
  }
}
