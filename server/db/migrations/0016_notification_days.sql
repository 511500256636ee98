DROP INDEX IF EXISTS "notice_alarms_notice";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notice_alarms_members" ON "notice_alarms" USING btree ("notice_id","member_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN IF NOT EXISTS "first_change" bigint;--> statement-breakpoint
-- What is unread has changed once; of what was read only the last change is known, and asked for.
UPDATE "notifications" SET "first_change" = "change" WHERE "first_change" IS NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "first_change" SET NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "notifications_created" ON "notifications" USING btree ("created_at");
