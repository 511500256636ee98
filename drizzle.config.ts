import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the next migration from the schema; it never touches a database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema/houses.ts',
    './server/db/schema/members.ts',
    './server/db/schema/contact.ts',
    './server/db/schema/limits.ts',
    './server/db/schema/geography.ts',
  ],
  out: './server/db/migrations',
  breakpoints: true,
});
