import { customType, timestamp } from 'drizzle-orm/pg-core';

/**
 * Text that is sorted, searched by its beginning or compared as a code. PGlite and PostgreSQL come
 * with different locales: only the byte order is the same in both.
 */
export const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** A moment, exact to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
