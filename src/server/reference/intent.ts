/** Synonyms for the search of operations: words of everyday language for those of the contracts. */

/** Each line lists words with the same meaning. */
const MEANINGS: readonly (readonly string[])[] = [
  ['delete', 'remove', 'withdraw', 'discard', 'erase', 'disconnect'],
  ['create', 'add', 'new', 'start', 'make'],
  ['change', 'edit', 'update', 'rename', 'set', 'modify'],
  ['list', 'show', 'read', 'get', 'see', 'fetch', 'view'],
  ['download', 'export', 'save as', 'spreadsheet', 'excel', 'csv'],
  ['upload', 'import', 'send file', 'put'],
  ['validate', 'check', 'verify', 'test'],
  ['invite', 'invitation', 'add member', 'add people'],
  ['member', 'people', 'person', 'user'],
  ['role', 'rights', 'permission', 'administrator', 'admin'],
  ['login', 'log in', 'sign in', 'authenticate', 'session'],
  ['logout', 'log out', 'sign out'],
  ['token', 'api key', 'bearer', 'credential'],
  ['raw file', 'raw data', 'measurement', 'acquisition'],
  ['run', 'job', 'analysis'],
  ['quality', 'qc', 'metric', 'trend'],
  ['history', 'activity', 'audit', 'log', 'who changed'],
  ['undo', 'restore', 'revert', 'version'],
  ['search', 'find', 'lookup', 'look up'],
  ['schema', 'json schema', 'structure', 'fields'],
  ['profile', 'standard', 'checklist', 'template', 'miappe', 'isa'],
  ['compare', 'diff', 'difference'],
  ['health', 'alive', 'ready', 'status', 'up'],
  ['metrics', 'monitoring', 'prometheus', 'figures'],
  ['webhook', 'notify', 'alert', 'notification'],
  ['cancel', 'stop', 'abort'],
  ['retry', 'again', 'resend', 'repeat'],
  ['table', 'rows', 'grid'],
  ['entity', 'record', 'row', 'sample', 'study'],
  ['object', 'data', 'metadata', 'document'],
  ['chat', 'message', 'comment', 'talk'],
];

/** Everyday words that mean the same as words of a text in lower case, as one text. */
export function alsoMeans(text: string): string {
  const present = new Set(text.split(/[^a-z]+/).map((word) => word.replace(/(?<=[a-z]{3})s$/, '')));
  const means = (word: string) => (word.includes(' ') ? text.includes(word) : present.has(word));
  return MEANINGS.filter((words) => words.some(means))
    .flat()
    .filter((word) => !text.includes(word))
    .join(' ');
}
