CREATE TABLE "posts_state" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_state_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "bump_posts_version"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"free" integer;
BEGIN
	-- Nobody waits for a row that another holds until it is done: a writer who finds none takes a new one.
	-- Whoever reads the sum sees what a writer added once its posts are seen, and not before.
	SELECT "id" INTO "free" FROM "posts_state" LIMIT 1 FOR UPDATE SKIP LOCKED;
	IF FOUND THEN
		UPDATE "posts_state" SET "version" = "version" + 1 WHERE "id" = "free";
	ELSE
		INSERT INTO "posts_state" ("version") VALUES (1);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
-- What is seen of posts; likes, comments, views and what follows from them are counts.
CREATE TRIGGER "posts_version" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "board", "title", "document", "text", "preview",
	"picture_ids", "author_id", "created_at", "edited_at", "removed_at", "hold_state", "hold_reason", "is_example" ON "posts"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_posts_version"();
