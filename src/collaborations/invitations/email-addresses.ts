/** Splits pasted addresses, and predicts the result of inviting them. */
import readMailboxes from 'nodemailer/lib/addressparser';
import type { Collaboration, Invitation } from '../platform/data-objects.ts';

export type AddressVerdict = 'new' | 'malformed' | 'twice' | 'invited' | 'member';

/** Matches an address: one `@`, a host with a dot, and no separators or quotes. The maximum length is that of the platform. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"']+@[^\s@<>()[\]\\,;:"'.]+(?:\.[^\s@<>()[\]\\,;:"'.]+)+$/;
const MAX_ADDRESS_LENGTH = 255;

export function isAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text) && !/[\p{Cc}]/u.test(text) && text.isWellFormed();
}

/** Matches an address with a comma instead of a dot in its host. */
const COMMA_IN_HOST = /^[^\s@,]+@[^\s@,]+(?:,[^\s@,]+)+$/;

/** Returns the address that an invalid text probably means; undefined if none is likely. */
export function suggestAddress(text: string): string | undefined {
  const dotted = text.replaceAll(',', '.');
  return COMMA_IN_HOST.test(text) && isAddress(dotted) ? dotted : undefined;
}

/** Matches spaces between words and an address without angle brackets. The words are no display name, and are reported. */
const BEFORE_BARE_ADDRESS = /(?<=[\p{L}\p{N}.])\s+(?=[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\s*(?:[,;]|$))/gu;
/** Matches an address before a space and more text, such as another address or a name. */
const BARE_ADDRESS = /(?<![^\s,;:<])[^\s@<>,;:"()]+@[^\s@<>,;:"()]+(?=\s+[^\s<>(),;])/g;
/** Matches a quoted string. Outside of quotes, a semicolon always separates; a comma may be part of a name. */
const QUOTED = /"(?:[^"\\]|\\.)*"/y;
/** Maximum characters of an address. Longer text is not an address, and is shortened in messages. */
const MAX_UNREAD_LENGTH = 300;

/** Splits a list of addresses as mail programs copy it (RFC 5322, section 3.4). Text that is no address stays in its place. */
export function splitAddresses(text: string): readonly string[] {
  // An unclosed quote affects only its own line. A header may be folded before the address.
  return joinFoldedLines(text)
    .flatMap(splitAtSemicolons)
    .map((line) =>
      line
        .replace(BARE_ADDRESS, '$&,')
        .replace(BEFORE_BARE_ADDRESS, ', ')
        .replace(/>\s*(?=[^\s(,;>])/g, '>, '),
    )
    .flatMap((line) =>
      joinSplitHosts(
        readMailboxes(line, { flatten: true }).map(({ address, name }) => address || name),
        line,
      ),
    )
    .map((mailbox) => mailbox.slice(0, MAX_UNREAD_LENGTH))
    .filter((mailbox) => mailbox !== '');
}

/** Joins the two parts of an address that were split at a comma in its host, such as `jan@wur,example`. */
function joinSplitHosts(mailboxes: readonly string[], line: string): string[] {
  const joined: string[] = [];
  for (const mailbox of mailboxes) {
    const last = joined.at(-1);
    const whole = `${last},${mailbox}`;
    if (last !== undefined && !isAddress(last) && COMMA_IN_HOST.test(whole) && line.includes(whole))
      joined[joined.length - 1] = whole;
    else joined.push(mailbox);
  }
  return joined;
}

/** Returns the lines that are not empty. A line that begins with `<` continues the previous one. */
function joinFoldedLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    const last = lines.length - 1;
    if (last >= 0 && line.trimStart().startsWith('<')) lines[last] += `\n${line}`;
    else if (line.trim() !== '') lines.push(line);
  }
  return lines;
}

function splitAtSemicolons(line: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let hasQuotes = true;
  for (let at = 0; at <= line.length; at += 1) {
    if (at === line.length || line[at] === ';') {
      if (at > begin) parts.push(line.slice(begin, at));
      begin = at + 1;
    } else if (hasQuotes && line[at] === '"') {
      QUOTED.lastIndex = at;
      // If one quote is never closed, no later quote is closed either.
      hasQuotes = QUOTED.test(line);
      if (hasQuotes) at = QUOTED.lastIndex - 1;
    }
  }
  return parts;
}

/** Classifies addresses in their order. Of duplicates, the first one is used. As on the platform, case is ignored. */
export function classifyAddresses(
  addresses: readonly string[],
  { memberships }: Pick<Collaboration, 'memberships'>,
  invitations: readonly Invitation[],
): readonly { readonly address: string; readonly verdict: AddressVerdict }[] {
  const members = new Set(memberships.map(({ email }) => email?.toLowerCase()));
  const invited = new Set(invitations.map(({ email }) => email.toLowerCase()));
  const before = new Set<string>();
  return addresses.map((address) => {
    const key = address.toLowerCase();
    const isTwice = before.has(key);
    before.add(key);
    if (!isAddress(address)) return { address, verdict: 'malformed' };
    if (isTwice) return { address, verdict: 'twice' };
    if (invited.has(key)) return { address, verdict: 'invited' };
    return { address, verdict: members.has(key) ? 'member' : 'new' };
  });
}

/** Returns the addresses in a table: those of the column `email` or `e-mail`, or else of the first column. */
export function listTableAddresses(table: readonly (readonly string[])[]): readonly string[] {
  const cells = table.map((row) => row.map((cell) => cell.trim()));
  const column = (cells[0] ?? []).findIndex((cell) => /^e-?mail$/i.test(cell));
  const rows = column === -1 ? cells : cells.slice(1);
  return rows.map((row) => row[Math.max(column, 0)] ?? '').filter((cell) => cell !== '');
}
