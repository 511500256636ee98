import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the next migration from the schema; it never touches a database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  breakpoints: true,
});
