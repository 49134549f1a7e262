/**
 * Creates a small project in the hub for browser tests: an investigation with a study, two materials, four units and a factor.
 */
import { HubClient } from '../src/hub/entities/testing-hub-client.ts';

/** The project and its entities, by their names in tests. */
export interface SmallProject {
  readonly hub: HubClient;
  /** Returns the path of the project, or a path below it. */
  readonly path: (...rest: readonly string[]) => string;
  readonly investigation: { readonly id: string };
  readonly study: { readonly id: string };
  readonly units: readonly { readonly id: string }[];
  /** Returns the current version, label and values of an entity. */
  readonly now: (id: string) => Promise<{ version: number; label: string; data: Record<string, unknown> }>;
  readonly rows: (type: string) => Promise<readonly Record<string, unknown>[]>;
}

export async function createSmallProject(address: string): Promise<SmallProject> {
  const hub = await new HubClient(address).createProject();
  const investigation = await hub.createEntity('Investigation', { unique_id: 'INV-1', title: 'Drought' });
  const study = await hub.createEntity(
    'Study',
    { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'Field trial' },
    investigation,
  );
  const common = { study_id: 'STU-1' };
  await hub.createEntity('BiologicalMaterial', { ...common, unique_id: 'BM-JULIUS', organism: 'NCBITaxon:4565' }, study);
  await hub.createEntity('BiologicalMaterial', { ...common, unique_id: 'BM-ELIXER', organism: 'NCBITaxon:4565' }, study);
  const units = [];
  for (const number of [1, 2, 3, 4])
    units.push(
      await hub.createEntity(
        'ObservationUnit',
        { ...common, unique_id: `PLOT-${number}`, observation_unit_type: 'plot' },
        study,
      ),
    );
  await hub.createEntity('Factor', { ...common, unique_id: 'FAC-1', name: 'Watering' }, study);
  return {
    hub,
    path: (...rest) => hub.getPath(...rest),
    investigation,
    study,
    units,
    now: async (id) => (await hub.get(hub.getPath('entity', id))).body,
    rows: async (type) => (await hub.get(hub.getPath('table', type))).body.rows.map(({ data }: { data: object }) => data),
  };
}
