CREATE TABLE "comment_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"post_id" bigint NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"grams" text[] NOT NULL,
	"fresh" bigint NOT NULL
);
--> statement-breakpoint
-- A frequent word reads every row that has it: what only the index needs stands apart from them.
ALTER TABLE "comment_entries" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "comment_entries" ALTER COLUMN "body" SET STORAGE MAIN;--> statement-breakpoint
-- Who knew how frequent a word is would read all rows in place of the index, and unpack them all.
ALTER TABLE "comment_entries" ALTER COLUMN "grams" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "comment_entries" ADD CONSTRAINT "comment_entries_id_comments_id_fk" FOREIGN KEY ("id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Writes what everybody sees of these comments, and forgets what not everybody sees.
CREATE FUNCTION "keep_searched_comments"("which" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "comment_entries" WHERE "id" = ANY("which");
	INSERT INTO "comment_entries" ("id", "post_id", "body", "grams", "fresh")
		SELECT "id", "post_id", "body", search_pairs("body"), "fresh"
		FROM (
			SELECT "said"."id", "said"."post_id", search_words("said"."text") AS "body",
				to_char("said"."created_at" AT TIME ZONE 'Asia/Seoul', 'YYYYMMDD')::bigint AS "fresh"
			FROM "comments" "said" JOIN "posts" ON "posts"."id" = "said"."post_id"
			WHERE "said"."id" = ANY("which") AND is_comment_counted("said")
				AND "posts"."removed_at" IS NULL AND "posts"."hold_state" IS NULL
		) AS "searched" WHERE "body" <> '';
END
$$;--> statement-breakpoint
SELECT keep_searched_comments(array_agg("id")) FROM "comments";--> statement-breakpoint
CREATE INDEX "comment_entries_post" ON "comment_entries" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comment_entries_grams" ON "comment_entries" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
-- A comment that is held or shown again takes its thread along.
CREATE FUNCTION "search_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_searched_comments(array_agg("id")) FROM "comments"
		WHERE "id" = NEW."id" OR TG_OP = 'UPDATE' AND "parent_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "comments_searched" AFTER INSERT OR UPDATE OF "text", "removed_at", "hold_state" ON "comments"
	FOR EACH ROW EXECUTE FUNCTION "search_comment"();--> statement-breakpoint
CREATE FUNCTION "search_comments_of_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_searched_comments(array_agg("id")) FROM "comments" WHERE "post_id" = NEW."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "posts_comments_searched" AFTER UPDATE OF "removed_at", "hold_state" ON "posts"
	FOR EACH ROW WHEN (OLD."removed_at" IS DISTINCT FROM NEW."removed_at" OR OLD."hold_state" IS DISTINCT FROM NEW."hold_state")
	EXECUTE FUNCTION "search_comments_of_post"();
