CREATE TABLE "deal_changes" (
	"version" bigint NOT NULL,
	"deal_id" bigint NOT NULL,
	CONSTRAINT "deal_changes_version_deal_id_pk" PRIMARY KEY("version","deal_id")
);
--> statement-breakpoint
CREATE TABLE "deals_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"kept_from" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deals_until" ON "deals" USING btree ("kind","shown_until") WHERE "deals"."removed_at" is null and "deals"."hold_state" is null
      and "deals"."status" in ('OPEN', 'RESERVED');--> statement-breakpoint
INSERT INTO "deals_state" ("id", "version", "kept_from") VALUES (1, 1, 1);--> statement-breakpoint
CREATE FUNCTION "note_deal_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	now_at bigint;
	kept constant bigint := 1024;
BEGIN
	-- The row stays locked until the writer is done: versions come in the order of the commits.
	UPDATE "deals_state" SET "version" = "version" + 1 WHERE "id" = 1 RETURNING "version" INTO now_at;
	INSERT INTO "deal_changes" ("version", "deal_id") SELECT now_at, "id" FROM "written";
	IF now_at % 256 = 0 THEN
		DELETE FROM "deal_changes" WHERE "version" <= now_at - kept;
		UPDATE "deals_state" SET "kept_from" = greatest("kept_from", now_at - kept) WHERE "id" = 1;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "forget_deal_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "deals_state" SET "version" = "version" + 1, "kept_from" = "version" + 1 WHERE "id" = 1;
	DELETE FROM "deal_changes";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "deals_added" AFTER INSERT ON "deals" REFERENCING NEW TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_deal_changes"();--> statement-breakpoint
CREATE TRIGGER "deals_changed" AFTER UPDATE ON "deals" REFERENCING NEW TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_deal_changes"();--> statement-breakpoint
CREATE TRIGGER "deals_removed" AFTER DELETE ON "deals" REFERENCING OLD TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_deal_changes"();--> statement-breakpoint
CREATE TRIGGER "deals_emptied" AFTER TRUNCATE ON "deals"
	FOR EACH STATEMENT EXECUTE FUNCTION "forget_deal_changes"();
