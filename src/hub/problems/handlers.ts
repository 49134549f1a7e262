import type { components } from '../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { type Entity, findFieldByName, getContent } from '../../profiles/profile.ts';
import { redirectFromTask, replyWithHtml, replyWithJson } from '../../web/replies/replies.ts';
import type { ProjectAccess } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { formatEntityCount } from '../deletion.ts';
import { parseScalarText, requirePlainField } from '../entities/entity-values.ts';
import { requireEntityType } from '../entities/store.ts';
import { getProjectPath } from '../page.ts';
import type { ProjectOperations } from '../project-operations/operation.ts';
import type { EntityChange } from '../saving/entity-change.ts';
import { saveAsAction } from '../saving/save-entities.ts';
import { openSnapshot, type ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import { createProblemsFrame, createProblemsPage } from './page.ts';
import { countProblems, getProblemGroups } from './project-problems.ts';

type FixInput = components['schemas']['HubProblemFixInput'];

export function createProblemOperations(context: HubContext) {
  return {
    async listHubProblems({ access, query, wantsPage, flash }) {
      const snapshot = await openSnapshot(context, access);
      const { limit = 100, offset = 0, level, entity_type: type, field } = query;
      const all = getProblemGroups(snapshot);
      const matching = all.filter(
        (group) =>
          (level === undefined || group.level === level) &&
          (type === undefined || group.entity_type === type) &&
          (field === undefined || group.field === field),
      );
      const part = { groups: matching.slice(offset, offset + limit), total: matching.length, limit, offset };
      const counts = countProblems(snapshot);
      if (!wantsPage) return replyWithJson(200, { ...counts, ...part });
      const filters = { level, entity_type: type, field };
      const model = createProblemsPage(access, snapshot, { ...part, all, requested: filters, counts, flash });
      return replyWithHtml(200, context.render('hub/problems/problems', createProblemsFrame(access), model));
    },

    async fixHubProblems({ access, body, wantsPage }) {
      const fix = body as FixInput;
      const changes = createFixes(access, await openSnapshot(context, access), fix);
      const moment = changes.length === 0 ? null : await saveAsAction(context, access, changes);
      const snapshot = await openSnapshot(context, access);
      if (!wantsPage) return replyWithJson(200, { changed: changes.length, valid: snapshot.check.invalid === 0, moment });
      const title = changes.length === 0 ? 'Nothing to change' : `Changed ${formatEntityCount(changes.length)}`;
      const lines = [`${fix.from === '' ? 'Missing values' : `“${fix.from}”`} → ${fix.to === '' ? 'empty' : `“${fix.to}”`}`];
      return redirectFromTask(getProjectPath(access.project.id, 'problems'), title, ...lines);
    },
  } satisfies Partial<ProjectOperations>;
}

/** Returns changes that replace the value in all entities of the type. @throws BadRequestError */
function createFixes({ profile }: ProjectAccess, snapshot: ProjectSnapshot, fix: FixInput): EntityChange[] {
  const entity: Entity = requireEntityType(profile, fix.entity_type, 'body.entity_type');
  if (findFieldByName(entity, fix.field) === undefined)
    throw new BadRequestError(`body.field: ${entity.name} has no field ${fix.field}.`);
  const field = requirePlainField(entity, fix.field, 'body.');
  const content = getContent(field);
  const parseValue = (text: string) =>
    text === '' ? null : parseScalarText(content.kind === 'scalar' ? content.type : 'string', text);
  return snapshot.rows.flatMap((row): EntityChange[] => {
    if (row.entityType !== entity.name) return [];
    const value = row.data[field.name];
    const createChange = (to: unknown): EntityChange[] => [
      { entityType: entity.name, nodeId: row.id, version: row.version, data: { [field.name]: to } },
    ];
    if (value === undefined || value === null || value === '')
      return fix.from === '' && fix.to !== '' ? createChange(parseValue(fix.to)) : [];
    if (!Array.isArray(value)) return String(value) === fix.from ? createChange(parseValue(fix.to)) : [];
    if (!value.some((item) => String(item) === fix.from)) return [];
    return createChange(
      value.map((item) => (String(item) === fix.from ? parseValue(fix.to) : item)).filter((item) => item !== null),
    );
  });
}
