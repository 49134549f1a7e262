import { index, pgTable, text } from '../../storage/transaction.ts';

/** Subjects of logins, which identify the users of application tokens. */
export const loginSubjects = pgTable(
  'login_subjects',
  {
    subject: text('subject').primaryKey(),
    /** The part before `@`, which the person's uid on the platform shares. */
    person: text('person').notNull(),
    /** The uid in the person's application tokens. Equals `subject` while no login of the person is known. */
    uid: text('uid'),
  },
  (table) => [index('login_subjects_person').on(table.person)],
);
