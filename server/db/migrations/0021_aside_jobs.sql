CREATE INDEX IF NOT EXISTS "jobs_aside" ON "jobs" USING btree ("aside_at") WHERE "jobs"."aside_at" is not null;
