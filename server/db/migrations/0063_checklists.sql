CREATE TABLE "checklists" (
	"member_id" bigint NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"document" text NOT NULL,
	"revision" integer NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"share_code" text COLLATE "C",
	"share_until" timestamp (3) with time zone,
	"share_address" boolean DEFAULT false NOT NULL,
	"share_name" boolean DEFAULT false NOT NULL,
	"share_tel" boolean DEFAULT false NOT NULL,
	CONSTRAINT "checklists_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checklists_share" ON "checklists" USING btree ("share_code");--> statement-breakpoint
CREATE INDEX "checklists_removed" ON "checklists" USING btree ("removed_at") WHERE "checklists"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "checklists_share_until" ON "checklists" USING btree ("share_until") WHERE "checklists"."share_until" is not null;--> statement-breakpoint
-- However a checklist goes, also with its member: what it showed is unused from then on.
CREATE FUNCTION "checklist_pictures_go"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gone text[];
BEGIN
	WITH uses AS (
		DELETE FROM "picture_uses"
		WHERE "kind" = 'checklist' AND "used_by" = OLD."member_id" || '/' || OLD."id"
		RETURNING "picture_id"
	)
	SELECT array_agg("picture_id" ORDER BY "picture_id") INTO gone FROM uses;
	UPDATE "pictures" SET "unused_since" = now()
	WHERE "id" = ANY (gone)
		AND NOT EXISTS (SELECT FROM "picture_uses" WHERE "picture_id" = "pictures"."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "checklist_pictures_go" AFTER DELETE ON "checklists"
FOR EACH ROW EXECUTE FUNCTION "checklist_pictures_go"();
