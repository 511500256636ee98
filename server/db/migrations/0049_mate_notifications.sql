ALTER TABLE "notifications" ADD COLUMN "mate_request_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_mate_request_id_mate_requests_id_fk" FOREIGN KEY ("mate_request_id") REFERENCES "public"."mate_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_mate" ON "notifications" USING btree ("mate_request_id");--> statement-breakpoint
-- What was told so far said it in words of its own, with a name that may be gone by now.
UPDATE "notifications" SET "mate_request_id" = ask.id, "title" = '', "message" = ''
FROM "mate_requests" ask
WHERE "kind" = 'MATE' AND "key" LIKE 'mate %' AND split_part("key", ' ', 3) = ask.id::text;--> statement-breakpoint
DELETE FROM "notifications" WHERE "kind" = 'MATE' AND "key" LIKE 'mate %' AND "mate_request_id" IS NULL;
