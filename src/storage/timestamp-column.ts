import { timestamp } from 'drizzle-orm/pg-core';

/** Defines a nullable column without a default: a time with its zone. */
export const defineTimestampColumn = (name: string) => timestamp(name, { withTimezone: true });
