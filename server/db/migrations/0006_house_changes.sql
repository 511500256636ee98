CREATE TABLE "house_changes" (
	"version" bigint NOT NULL,
	"house_id" bigint NOT NULL,
	CONSTRAINT "house_changes_version_house_id_pk" PRIMARY KEY("version","house_id")
);
--> statement-breakpoint
ALTER TABLE "meta" ADD COLUMN "houses_kept_from" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "meta" SET "houses_kept_from" = "houses_version";--> statement-breakpoint
DROP TRIGGER "houses_version" ON "houses";--> statement-breakpoint
DROP FUNCTION "bump_houses_version"();--> statement-breakpoint
CREATE FUNCTION "note_house_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	now_at bigint;
	kept constant bigint := 1024;
BEGIN
	-- The row stays locked until the writer is done: versions come in the order of the commits.
	UPDATE "meta" SET "houses_version" = "houses_version" + 1 WHERE "id" = 1
		RETURNING "houses_version" INTO now_at;
	INSERT INTO "house_changes" ("version", "house_id") SELECT now_at, "id" FROM "written";
	IF now_at % 256 = 0 THEN
		DELETE FROM "house_changes" WHERE "version" <= now_at - kept;
		UPDATE "meta" SET "houses_kept_from" = greatest("houses_kept_from", now_at - kept) WHERE "id" = 1;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "forget_house_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "meta" SET "houses_version" = "houses_version" + 1, "houses_kept_from" = "houses_version" + 1
		WHERE "id" = 1;
	DELETE FROM "house_changes";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "houses_added" AFTER INSERT ON "houses" REFERENCING NEW TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_house_changes"();--> statement-breakpoint
CREATE TRIGGER "houses_changed" AFTER UPDATE ON "houses" REFERENCING NEW TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_house_changes"();--> statement-breakpoint
CREATE TRIGGER "houses_removed" AFTER DELETE ON "houses" REFERENCING OLD TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_house_changes"();--> statement-breakpoint
CREATE TRIGGER "houses_emptied" AFTER TRUNCATE ON "houses"
	FOR EACH STATEMENT EXECUTE FUNCTION "forget_house_changes"();
