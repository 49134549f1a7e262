/** The page on which a person chooses, field by field, between what they typed and what somebody else saved. */
import type { Entity } from '../../profiles/profile.ts';
import { type View, view } from '../../web/views.ts';
import type { ProjectAccess } from '../access/project-access.ts';
import type { HubContext } from '../context.ts';
import type { EntityRow } from '../entities/store.ts';
import { type ProjectTabs, projectPath, projectTabs } from '../page.ts';
import type { ProjectPicture } from '../picture/project-picture.ts';
import { inWords } from '../words.ts';
import { entityFormPath } from './addresses.ts';
import type { ConflictDifference } from './conflict.ts';
import { formPage } from './form-page.ts';

interface ConflictModel {
  readonly tabs: ProjectTabs;
  readonly typeLabel: string;
  readonly heading: string;
  readonly author: string;
  readonly action: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly version: number;
  readonly entityPath: string;
  readonly differences: readonly ConflictDifference[];
}

const conflictView: View<ConflictModel> = view('hub/editor/conflict');

/** Renders the page. It saves with the present version, so that a third state would be told again. */
export function conflictPage(
  context: HubContext,
  access: ProjectAccess,
  picture: ProjectPicture,
  entity: Entity,
  row: EntityRow,
  differences: readonly ConflictDifference[],
): string {
  const frame = formPage(access, entity, picture.ancestorsOf(row.id), row);
  return context.render(
    conflictView,
    {
      ...frame,
      title: `Two states of ${frame.title}`,
      styles: [...(frame.styles ?? []), 'styles/hub-conflict.css'],
      scripts: [],
    },
    {
      tabs: projectTabs(access, 'none'),
      typeLabel: inWords(entity.name),
      heading: row.label,
      author: row.updatedBy,
      action: projectPath(access.project.id, 'entities'),
      entityType: entity.name,
      entityId: row.id,
      version: row.version,
      entityPath: entityFormPath(access.project.id, row.id),
      differences,
    },
  );
}
