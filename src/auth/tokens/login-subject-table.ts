import { index, pgTable, text } from '../../storage/transaction.ts';

/** Subjects of logins, which identify the users of application tokens. */
export const loginSubjects = pgTable(
  'login_subjects',
  {
    subject: text('subject').primaryKey(),
    /** The part before `@`. The platform's uid of the same person has it, too. */
    person: text('person').notNull(),
    /** The uid in the person's application tokens. It equals `subject` while no login of the person is known. */
    uid: text('uid'),
  },
  (table) => [index('login_subjects_person').on(table.person)],
);
