-- A post is as popular as it was a day later with half as many points (the core's postHeat).
CREATE FUNCTION "heat_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."heat" := floor(extract(epoch FROM NEW."created_at"))::bigint
		+ round(86400 * ln((1 + 3 * NEW."likes" + 2 * NEW."comments" + NEW."views" / 20)::float8) / ln(2::float8))::bigint;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "posts_heat" BEFORE INSERT OR UPDATE OF "likes", "comments", "views", "created_at" ON "posts"
	FOR EACH ROW EXECUTE FUNCTION "heat_post"();--> statement-breakpoint
CREATE FUNCTION "count_post_like"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "posts" SET "likes" = "likes" + 1 WHERE "id" = NEW."post_id";
	ELSE
		UPDATE "posts" SET "likes" = "likes" - 1 WHERE "id" = OLD."post_id";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "post_likes_counted" AFTER INSERT OR DELETE ON "post_likes"
	FOR EACH ROW EXECUTE FUNCTION "count_post_like"();--> statement-breakpoint
CREATE FUNCTION "count_comment_like"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE "comments" SET "likes" = "likes" + 1 WHERE "id" = NEW."comment_id";
	ELSE
		UPDATE "comments" SET "likes" = "likes" - 1 WHERE "id" = OLD."comment_id";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "comment_likes_counted" AFTER INSERT OR DELETE ON "comment_likes"
	FOR EACH ROW EXECUTE FUNCTION "count_comment_like"();--> statement-breakpoint
-- A comment counts while everybody sees it; what is held takes its thread along, what was deleted does not.
CREATE FUNCTION "is_comment_counted"("of" "comments") RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT "of"."removed_at" IS NULL AND "of"."hold_state" IS NULL AND NOT EXISTS (
		SELECT FROM "comments" WHERE "id" = "of"."parent_id" AND "removed_at" IS NULL AND "hold_state" IS NOT NULL)
$$;--> statement-breakpoint
CREATE FUNCTION "count_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"by" integer := 0;
	"before" integer;
	"after" integer;
BEGIN
	IF TG_OP <> 'INSERT' AND is_comment_counted(OLD) THEN "by" := "by" - 1; END IF;
	IF TG_OP <> 'DELETE' AND is_comment_counted(NEW) THEN "by" := "by" + 1; END IF;
	IF TG_OP = 'UPDATE' THEN
		"before" := (OLD."removed_at" IS NULL AND OLD."hold_state" IS NOT NULL)::integer;
		"after" := (NEW."removed_at" IS NULL AND NEW."hold_state" IS NOT NULL)::integer;
		IF "before" <> "after" THEN
			"by" := "by" + ("before" - "after") * (SELECT count(*) FROM "comments"
				WHERE "parent_id" = NEW."id" AND "removed_at" IS NULL AND "hold_state" IS NULL);
		END IF;
	END IF;
	IF "by" <> 0 THEN
		UPDATE "posts" SET "comments" = "comments" + "by" WHERE "id" = coalesce(NEW."post_id", OLD."post_id");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "comments_counted" AFTER INSERT OR DELETE OR UPDATE OF "removed_at", "hold_state" ON "comments"
	FOR EACH ROW EXECUTE FUNCTION "count_comment"();--> statement-breakpoint
-- Posts are locked before comments, each by its id, by all that change counts: so are they here.
CREATE FUNCTION "lock_writings_of_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "posts"
		WHERE "author_id" = OLD."id" OR "id" IN (SELECT "post_id" FROM "post_likes" WHERE "member_id" = OLD."id")
		ORDER BY "id" FOR NO KEY UPDATE;
	PERFORM FROM "comments"
		WHERE "author_id" = OLD."id" OR "mention_id" = OLD."id"
			OR "id" IN (SELECT "comment_id" FROM "comment_likes" WHERE "member_id" = OLD."id")
		ORDER BY "id" FOR NO KEY UPDATE;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "members_leave" BEFORE DELETE ON "members"
	FOR EACH ROW EXECUTE FUNCTION "lock_writings_of_member"();--> statement-breakpoint
-- What everybody sees is found, and nothing else.
CREATE FUNCTION "search_post"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR NEW."removed_at" IS NOT NULL OR NEW."hold_state" IS NOT NULL THEN
		DELETE FROM "search_entries" WHERE "kind" = 'post' AND "id" = coalesce(NEW."id", OLD."id");
		RETURN NULL;
	END IF;
	INSERT INTO "search_entries" ("kind", "id", "title", "title_initials", "names", "body", "grams", "fresh", "over_at")
		SELECT 'post', NEW."id", "title", "initials", '', "body",
			search_grams("title", "initials", '', "body") || search_period("fresh"), "fresh", NULL
		FROM (
			SELECT search_words(NEW."title") AS "title", search_initials(search_words(NEW."title")) AS "initials",
				search_words(left(NEW."text", 4000)) AS "body",
				to_char(NEW."created_at" AT TIME ZONE 'Asia/Seoul', 'YYYYMMDD')::bigint AS "fresh"
		) AS "searched"
		ON CONFLICT ("kind", "id") DO UPDATE SET "title" = excluded."title", "title_initials" = excluded."title_initials",
			"body" = excluded."body", "grams" = excluded."grams", "fresh" = excluded."fresh";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "posts_searched" AFTER INSERT OR DELETE OR UPDATE OF "title", "text", "removed_at", "hold_state" ON "posts"
	FOR EACH ROW EXECUTE FUNCTION "search_post"();
