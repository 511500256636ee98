CREATE INDEX IF NOT EXISTS "jobs_done" ON "jobs" USING btree ("done_at") WHERE "jobs"."done_at" is not null;
