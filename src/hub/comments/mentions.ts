/** Mentions in comments: `@` and the name of a person of the project. */
import type { Queries } from '../entities/store.ts';

/** Maximum number of people that a comment can mention: those who opened the project last. */
const MAX_PEOPLE = 500;

/** A person who opened the project. */
export interface ProjectPerson {
  readonly userId: string;
  readonly userName: string;
}

/** Reads the people of a project, the last visitor first. */
export async function readPeople(queries: Queries, projectId: string): Promise<readonly ProjectPerson[]> {
  const { rows } = await queries.query<ProjectPerson>(
    `select user_id as "userId", user_name as "userName" from hub_visitors
     where project_id = $1 order by last_seen_at desc, user_id limit ${MAX_PEOPLE}`,
    [projectId],
  );
  return rows;
}

/** Returns the IDs of the people whose names follow an `@` in a text. Of two names, the longer match counts: `@Ann Lee` is not Ann. */
export function findMentions(content: string, people: readonly ProjectPerson[]): readonly string[] {
  const names = Map.groupBy(people, ({ userName }) => fold(userName));
  const found = new Set<string>();
  for (const part of fold(content).split('@').slice(1)) {
    const matches = [...names.keys()].filter(
      (name) => part.startsWith(name) && !/^[\p{L}\p{N}]/u.test(part.slice(name.length)),
    );
    const longest = matches.reduce((best, name) => (name.length > best.length ? name : best), '');
    for (const { userId } of names.get(longest) ?? []) found.add(userId);
  }
  return [...found];
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
