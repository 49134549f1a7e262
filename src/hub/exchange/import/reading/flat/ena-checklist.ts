/** The first line of a sample sheet of ENA's Webin portal: the checklist of the samples. */
import type { Profile } from '../../../../../profiles/profile.ts';
import { fieldNamed } from '../../../../../profiles/profile.ts';
import type { AccountBook } from '../../account/account-book.ts';

const LINE = /^\ufeff?checklist\t(ERC[0-9]{6})[^\r\n]*/i;

/** A sheet without this line, and the value that it gives to all rows. */
export interface ChecklistSheet {
  readonly text: string;
  readonly always: ReadonlyMap<string, string>;
}

/** Removes the line if the profile has a field for it; other lines keep their numbers. */
export function withoutChecklistLine(profile: Profile, text: string, account: AccountBook): ChecklistSheet {
  const [line, checklist] = LINE.exec(text) ?? [];
  const hasPlace = [...profile.entities.values()].some((entity) => fieldNamed(entity, 'checklist') !== undefined);
  if (line === undefined || checklist === undefined || !hasPlace) return { text, always: new Map() };
  const cells = line.split('\t').filter((cell) => cell.trim() !== '').length;
  account.found(cells);
  account.placed(cells);
  return { text: text.slice(line.length), always: new Map([['checklist', checklist]]) };
}
