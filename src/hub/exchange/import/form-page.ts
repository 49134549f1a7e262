import type { ProjectAccess } from '../../access/guard.ts';
import { createProjectTabs, getProjectPath } from '../../page.ts';
import { formatDisplayName } from '../../words.ts';

export const IMPORT_FORMATS = [
  { value: '', label: 'Detect automatically' },
  { value: 'xlsx', label: 'Spreadsheet (.xlsx)' },
  { value: 'ods', label: 'OpenDocument spreadsheet (.ods)' },
  { value: 'csv', label: 'CSV or TSV of one entity type' },
  { value: 'json', label: 'JSON' },
  { value: 'yaml', label: 'YAML' },
  { value: 'isa-json', label: 'ISA-JSON' },
  { value: 'isa-tab', label: 'ISA-Tab (.zip)' },
  { value: 'dwca', label: 'Darwin Core archive (.zip)' },
  { value: 'ro-crate', label: 'RO-Crate (.zip)' },
  { value: 'sdrf', label: 'SDRF-Proteomics (.sdrf.tsv)' },
] as const;

export function createImportFormPage(
  access: ProjectAccess,
  maxBytes: number,
  sent: { readonly format: string; readonly entityType: string; readonly problem: string } = {
    format: '',
    entityType: '',
    problem: '',
  },
) {
  return {
    tabs: createProjectTabs(access, 'import'),
    action: getProjectPath(access.project.id, 'import'),
    templatePath: `${getProjectPath(access.project.id, 'export')}?format=xlsx`,
    formats: IMPORT_FORMATS.map((format) => ({ ...format, isChosen: format.value === sent.format })),
    types: [...access.profile.entities.keys()].map((name) => ({
      name,
      label: formatDisplayName(name),
      isChosen: name === sent.entityType,
    })),
    ...splitProblem(sent.problem),
    largest: `${Math.round(maxBytes / 1_000_000)} MB`,
  };
}

const CONTROLS: Readonly<Record<string, string>> = { file: 'The file', format: 'The format', entity_type: 'The entity type' };

/** Returns the error message for users (empty if no file was sent) and the ID of its form control. */
function splitProblem(message: string): { problem: string; problemAt: string } {
  const [, name = 'file', colon, rest = message] = /^body\.(file|format|entity_type)(:?) (.*)$/s.exec(message) ?? [];
  if (message === '') return { problem: '', problemAt: '' };
  if (rest === message || colon === ':')
    return { problem: `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`, problemAt: name };
  return { problem: `${CONTROLS[name]} ${rest}`, problemAt: name };
}
