CREATE TABLE "mate_numbers" (
	"request_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"tel" text COLLATE "C" NOT NULL,
	CONSTRAINT "mate_numbers_request_id_member_id_pk" PRIMARY KEY("request_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "mate_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mate_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asker_id" bigint NOT NULL,
	"asked_id" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"is_withdrawn" boolean NOT NULL,
	"answer" text COLLATE "C",
	"ended_by" bigint
);
--> statement-breakpoint
CREATE TABLE "mates" (
	"deal_id" bigint PRIMARY KEY NOT NULL,
	"side" text COLLATE "C" NOT NULL,
	"gender" text COLLATE "C" NOT NULL,
	"age" text COLLATE "C" NOT NULL,
	"utilities" text[] NOT NULL,
	"dongs" text[] NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "party" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "room_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ALTER COLUMN "detail" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mate_numbers" ADD CONSTRAINT "mate_numbers_request_id_mate_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."mate_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mate_numbers" ADD CONSTRAINT "mate_numbers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mate_requests" ADD CONSTRAINT "mate_requests_asker_id_members_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mate_requests" ADD CONSTRAINT "mate_requests_asked_id_members_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mates" ADD CONSTRAINT "mates_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mate_requests_pair" ON "mate_requests" USING btree (least("asker_id", "asked_id"),greatest("asker_id", "asked_id"));--> statement-breakpoint
CREATE INDEX "mate_requests_asker" ON "mate_requests" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "mate_requests_asked" ON "mate_requests" USING btree ("asked_id");--> statement-breakpoint
CREATE INDEX "mates_side" ON "mates" USING btree ("side","gender");--> statement-breakpoint
-- Whoever leaves offers nothing any more (spec/readings R56), and nothing is kept of how they live.
CREATE OR REPLACE FUNCTION "end_left_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "deal_places" WHERE "deal_id" = NEW."id";
  DELETE FROM "deal_contacts" WHERE "deal_id" = NEW."id";
  DELETE FROM "mates" WHERE "deal_id" = NEW."id";
  UPDATE "pictures" SET "unused_since" = now()
    WHERE "id" IN (SELECT "picture_id" FROM "picture_uses" WHERE "kind" = 'deal' AND "used_by" = NEW."id"::text)
    AND NOT EXISTS (SELECT FROM "picture_uses" WHERE "picture_id" = "pictures"."id"
      AND NOT ("kind" = 'deal' AND "used_by" = NEW."id"::text));
  DELETE FROM "picture_uses" WHERE "kind" = 'deal' AND "used_by" = NEW."id"::text;
  NEW."status" := 'DONE';
  NEW."title" := '';
  NEW."description" := '';
  NEW."detail" := '{}';
  NEW."pictures" := '{}';
  RETURN NEW;
END $$;
