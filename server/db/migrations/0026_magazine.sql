CREATE TABLE "contents" (
	"key" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contents_key_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tags" text[] NOT NULL,
	"cover_id" text COLLATE "C",
	"cover_alt" text NOT NULL,
	"document" jsonb NOT NULL,
	"text" text NOT NULL,
	"picture_ids" text[] NOT NULL,
	"minutes" integer NOT NULL,
	"published_on" text COLLATE "C" NOT NULL,
	"is_example" boolean NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"content_hash" text COLLATE "C" NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contents_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "contents_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contents_tags" ON "contents" USING gin ("tags");--> statement-breakpoint
INSERT INTO "contents_state" ("id", "version") VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION "bump_contents_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The row stays locked until the writer is done: versions come in the order of the commits.
	UPDATE "contents_state" SET "version" = "version" + 1 WHERE "id" = 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "contents_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "contents"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_contents_version"();--> statement-breakpoint
CREATE FUNCTION "search_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "search_entries" WHERE "kind" = 'content' AND "id" = OLD."key";
		RETURN NULL;
	END IF;
	INSERT INTO "search_entries" ("kind", "id", "title", "title_initials", "names", "body", "grams", "fresh", "over_at")
		SELECT 'content', NEW."key", "title", "initials", "names", "body",
			search_grams("title", "initials", "names", "body") || search_period("fresh"), "fresh", NULL
		FROM (
			SELECT search_words(NEW."title") AS "title", search_initials(search_words(NEW."title")) AS "initials",
				search_words(array_to_string(NEW."tags", ' ')) AS "names",
				search_words(left(NEW."summary" || ' ' || NEW."text", 4000)) AS "body",
				NEW."published_on"::bigint AS "fresh"
		) AS "searched"
		ON CONFLICT ("kind", "id") DO UPDATE SET "title" = excluded."title", "title_initials" = excluded."title_initials",
			"names" = excluded."names", "body" = excluded."body", "grams" = excluded."grams", "fresh" = excluded."fresh";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "contents_searched" AFTER INSERT OR UPDATE OR DELETE ON "contents"
	FOR EACH ROW EXECUTE FUNCTION "search_content"();
