CREATE TABLE "chat_visits" (
	"room_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"is_called_off" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_visits_room_id_number_pk" PRIMARY KEY("room_id","number")
);
--> statement-breakpoint
DROP INDEX "chat_messages_agreed";--> statement-breakpoint
DROP INDEX "chat_rooms_visits";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "visit_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD COLUMN "visit_agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_visits" ADD CONSTRAINT "chat_visits_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_visits_ahead" ON "chat_visits" USING btree ("at") WHERE not "chat_visits"."is_called_off";
--> statement-breakpoint
-- What was agreed on so far is the first visit of its room, and stands beside what was proposed since.
INSERT INTO "chat_visits" ("room_id", "number", "at", "sequence", "is_called_off", "changed_at")
SELECT DISTINCT ON ("room_id") "room_id", 1, "visit_at", "number", "visit_state" = 'CALLED_OFF', "sent_at"
FROM "chat_messages"
WHERE "visit_state" IN ('AGREED', 'CALLED_OFF') AND EXISTS (
	SELECT FROM "chat_messages" "agreed"
	WHERE "agreed"."room_id" = "chat_messages"."room_id" AND "agreed"."visit_state" = 'AGREED')
ORDER BY "room_id", "number" DESC;--> statement-breakpoint
UPDATE "chat_rooms" SET "visit_agreed_at" = "chat_visits"."at" FROM "chat_visits"
WHERE "chat_visits"."room_id" = "chat_rooms"."id" AND NOT "chat_visits"."is_called_off";--> statement-breakpoint
UPDATE "chat_messages" SET "visit_agreed_at" = "visit_at" WHERE "visit_state" = 'AGREED';
