/** Settings of how long rows are kept that would grow without end; docs/growth.md. Both keep everything unless set. */
import { integer } from './setting-values.ts';
import type { SettingDescription } from './settings-read.ts';

/** They stand in the table of settings. */
export const KEPT_DAYS: readonly SettingDescription[] = [
  {
    variable: 'HUB_EVENTS_DAYS',
    key: 'hubEventsDays',
    meaning:
      "Days that the hub keeps what was told on a project's channel, for people who come back; 0 keeps it as long as the project. The chat and the history of entities stay in any case. Who comes back later than that reads the project anew.",
    defaultText: '0',
    read: (value = '0') => integer(value, 0, 36_500),
  },
  {
    variable: 'AUDIT_DAYS',
    key: 'auditDays',
    meaning: 'Days that the activity of collaborations (who changed what) is kept; 0 keeps it permanently.',
    defaultText: '0',
    read: (value = '0') => integer(value, 0, 36_500),
  },
];
