-- A plan is made once a session, of tables that may be empty then, and the embedded database counts no rows by
-- itself: a join of both tables went through all posts with every comment. Each row is found by its key here.
CREATE OR REPLACE FUNCTION "keep_searched_comments"("which" bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "comment_entries" WHERE "id" = ANY("which");
	INSERT INTO "comment_entries" ("id", "post_id", "body", "grams", "fresh")
		SELECT "id", "post_id", "body", search_pairs("body"), "fresh"
		FROM (
			SELECT "said"."id", "said"."post_id", search_words("said"."text") AS "body",
				to_char("said"."created_at" AT TIME ZONE 'Asia/Seoul', 'YYYYMMDD')::bigint AS "fresh"
			FROM "comments" "said"
			WHERE "said"."id" = ANY("which") AND is_comment_counted("said")
				AND (SELECT "removed_at" IS NULL AND "hold_state" IS NULL FROM "posts" WHERE "posts"."id" = "said"."post_id")
		) AS "searched" WHERE "body" <> '';
END
$$;--> statement-breakpoint
-- What was just said has no answers yet.
CREATE OR REPLACE FUNCTION "search_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM keep_searched_comments(ARRAY[NEW."id"]);
	ELSE
		PERFORM keep_searched_comments(NEW."id" || ARRAY(SELECT "id" FROM "comments" WHERE "parent_id" = NEW."id"));
	END IF;
	RETURN NULL;
END
$$;
