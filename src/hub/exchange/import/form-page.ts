/** The page that selects a file to import. */
import { createView, type View } from '../../../web/views.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import { createProjectTabs, getProjectPath, type ProjectTabs } from '../../page.ts';

/** Formats as options. */
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

/** Model of views/hub/exchange/import. */
export interface ImportFormPage {
  readonly tabs: ProjectTabs;
  readonly action: string;
  /** Address of the project's spreadsheet template. */
  readonly templatePath: string;
  readonly formats: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
  readonly types: readonly { readonly name: string; readonly isChosen: boolean }[];
  /** Why the file was refused; empty if none was sent. */
  readonly problem: string;
  /** ID of the control that caused the problem. */
  readonly problemAt: string;
  readonly largest: string;
}

/** Template of the form. */
export const importFormView: View<ImportFormPage> = createView('hub/exchange/import/import');

/** Creates the model of the form. */
export function createImportFormPage(
  access: ProjectAccess,
  maxBytes: number,
  sent: { readonly format: string; readonly entityType: string; readonly problem: string } = {
    format: '',
    entityType: '',
    problem: '',
  },
): ImportFormPage {
  return {
    tabs: createProjectTabs(access, 'import'),
    action: getProjectPath(access.project.id, 'import'),
    templatePath: `${getProjectPath(access.project.id, 'export')}?format=xlsx`,
    formats: IMPORT_FORMATS.map((format) => ({ ...format, isChosen: format.value === sent.format })),
    types: [...access.profile.entities.keys()].map((name) => ({ name, isChosen: name === sent.entityType })),
    ...splitProblem(sent.problem),
    largest: `${Math.round(maxBytes / 1_000_000)} MB`,
  };
}

const CONTROLS: Readonly<Record<string, string>> = { file: 'The file', format: 'The format', entity_type: 'The entity type' };

/** Splits a problem into the member, which programs receive, or its control on the page, and the message. */
function splitProblem(said: string): { problem: string; problemAt: string } {
  const [, name = 'file', colon, rest = said] = /^body\.(file|format|entity_type)(:?) (.*)$/s.exec(said) ?? [];
  if (said === '') return { problem: '', problemAt: '' };
  if (rest === said || colon === ':') return { problem: `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`, problemAt: name };
  return { problem: `${CONTROLS[name]} ${rest}`, problemAt: name };
}
