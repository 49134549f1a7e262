import { timestamp } from 'drizzle-orm/pg-core';

/** Defines a column of a table: a time with its time zone. Without a default and not required. */
export const defineTimestampColumn = (name: string) => timestamp(name, { withTimezone: true });
