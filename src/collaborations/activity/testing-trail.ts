/** An audit trail in memory, for tests of the pages without a database. */
import { type AuditEntry, type AuditQuery, type AuditTrail, limitCountedRows, summarizeCount } from './store.ts';

/** Columns that a search for words covers. */
const SEARCHED = ['actor', 'actorName', 'collaborationName', 'target', 'targetName', 'change', 'requestId'] as const;

export function createMemoryAuditTrail(): AuditTrail {
  const entries: AuditEntry[] = [];
  return {
    async record(entry) {
      entries.unshift(entry);
    },
    async read(question, skip, size) {
      const found = entries.filter((entry) => matchesQuery(entry, question));
      const most = limitCountedRows(skip, size);
      return { entries: found.slice(skip, Math.min(skip + size, most)), ...summarizeCount(found.length, most) };
    },
    async findLatest(collaboration, actions) {
      return entries.find((entry) => matchesQuery(entry, { collaboration, actions }));
    },
  };
}

function matchesQuery(entry: AuditEntry, question: AuditQuery): boolean {
  const { collaboration, actions, outcome, by, from, before, findShownNames, words = [] } = question;
  const matchesWord = (word: string) => {
    const meaning = findShownNames?.(word);
    return meaning?.actions.includes(entry.action) === true || meaning?.outcomes.includes(entry.outcome) === true;
  };
  const text = SEARCHED.map((name) => entry[name] ?? '')
    .join(' ')
    .toLowerCase();
  return (
    (collaboration === undefined || entry.collaboration === collaboration) &&
    (actions === undefined || actions.includes(entry.action)) &&
    (outcome === undefined || entry.outcome === outcome) &&
    (by === undefined || `${entry.actor}\n${entry.actorName ?? ''}`.toLowerCase().includes(by.toLowerCase())) &&
    (from === undefined || entry.at >= from) &&
    (before === undefined || entry.at < before) &&
    words.every((word) => text.includes(word.toLowerCase()) || matchesWord(word))
  );
}
