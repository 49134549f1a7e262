/** A whole project as one nested data set, for JSON and YAML (openapi/hub, HubDataset). */
import type { components } from '../../../generated/hub/types.d.ts';
import { toObjects } from '../entities/project-document.ts';
import type { ProjectPicture } from '../entities/project-picture.ts';
import type { HubProjectRow } from '../tables.ts';

/** The data set: `data` of each entity at the top is what POST /validate takes. */
export function datasetOf(project: HubProjectRow, { profile, rows }: ProjectPicture): components['schemas']['HubDataset'] {
  return {
    profile: project.profile,
    version: project.version,
    name: project.name,
    entities: toObjects(profile, rows).tops.map(({ entityType, data }) => ({ entity_type: entityType, data })),
  };
}
