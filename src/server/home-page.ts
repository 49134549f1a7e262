import { SETTINGS_GUIDE_PATH } from '../web/files/page-files.ts';
import type { OwnItems } from '../web/for-people/home-contribution.ts';
import { joinItems } from '../web/for-people/words.ts';
import type { Page, SiteService } from '../web/views.ts';

export interface ServiceState {
  readonly entry: SiteService;
  /** Settings that enable the service; empty if it is enabled. */
  readonly missing: readonly string[];
  /** The action for the settings: `Add` a value, or `Set` them. */
  readonly remedy: string;
}

const MAX_ATTENTION_ITEMS = 6;
const MAX_RECENT = 6;

export const homePage: Page = { title: 'Home', section: '/', styles: ['styles/home.css'] };

export function buildHomeModel(services: readonly ServiceState[], { needs, recent }: OwnItems, isAdministrator: boolean) {
  return {
    mine: { needs: needs.slice(0, MAX_ATTENTION_ITEMS), recent: recent.slice(0, MAX_RECENT) },
    isMine: needs.length > 0 || recent.length > 0,
    hasProjects: services.some(({ entry, missing }) => entry.name === 'hub' && missing.length === 0),
    guidePath: isAdministrator ? SETTINGS_GUIDE_PATH : '',
    services: services.map(({ entry, missing, remedy }) => ({
      entry,
      missing,
      // States that the service is disabled and, for administrators, which settings enable it; empty if it is enabled.
      offNote: missing.length === 0 ? '' : formatOffNote(remedy, missing, isAdministrator),
    })),
  };
}

function formatOffNote(remedy: string, missing: readonly string[], isAdministrator: boolean): string {
  const note = 'Not set up on this server.';
  return isAdministrator ? `${note} ${remedy} ${joinItems(missing)} to turn it on.` : note;
}
