/** Settings of the hub: repositories for deposits, and sizes of files. */
import { parseHttpUrl, parseInteger, quoteSettingValue, type SettingDescription } from './setting-values.ts';

export interface RepositorySetting {
  readonly name: string;
  readonly kind: 'invenio' | 'dataverse';
  /** Address without a trailing slash. */
  readonly address: string;
}

/** Reads repositories, such as `zenodo=invenio:https://zenodo.org`, separated by commas. */
function parseRepositories(value: string): readonly RepositorySetting[] {
  const found = value.split(',').flatMap((text): RepositorySetting[] => {
    if (text.trim() === '') return [];
    const [, name = '', kind = '', url = ''] = /^([a-z0-9-]{1,40})=(invenio|dataverse):(\S+)$/.exec(text.trim()) ?? [];
    if (name === '')
      throw new Error(`must be like zenodo=invenio:https://zenodo.org, separated by commas, not ${quoteSettingValue(text)}.`);
    const { origin, pathname } = parseHttpUrl(url);
    const address = `${origin}${pathname.replace(/\/+$/, '')}`;
    if (kind === 'dataverse' && !/\/dataverse\/[\w-]+$/.test(address))
      throw new Error(
        `must end with the collection, as in https://dataverse.example.org/dataverse/NAME, not ${quoteSettingValue(url)}.`,
      );
    return [{ name, kind: kind as RepositorySetting['kind'], address }];
  });
  if (new Set(found.map(({ name }) => name)).size < found.length) throw new Error('must name each repository once.');
  return found;
}

export const HUB_SETTINGS = [
  {
    variable: 'REPOSITORIES',
    meaning:
      'Repositories that take deposits of hub projects, as name=kind:address, separated by commas: zenodo=invenio:https://zenodo.org,lab=dataverse:https://dataverse.example.org/dataverse/lab. The server sends deposits and tokens only to these addresses. The kind `invenio` is for Zenodo and other InvenioRDM sites.',
    turnsOn: 'deposits of hub projects in repositories',
    read: (value) => parseRepositories(value),
  },
  {
    variable: 'MAX_IMPORT_BYTES',
    meaning: 'Maximum size of a file to import into a hub project, in bytes.',
    default: '50000000',
    read: (value) => parseInteger(value, 1_000, 1_000_000_000),
  },
  {
    variable: 'MAX_PROJECT_FILE_BYTES',
    meaning: 'Maximum size of a file that is attached to a hub project, in bytes.',
    default: '2000000000',
    read: (value) => parseInteger(value, 1, 999_999_999_999_999),
  },
] as const satisfies readonly SettingDescription[];
