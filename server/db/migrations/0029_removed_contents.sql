CREATE TABLE "removed_contents" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "remember_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		INSERT INTO "removed_contents" ("id") VALUES (OLD."id") ON CONFLICT DO NOTHING;
	ELSE
		DELETE FROM "removed_contents" WHERE "id" = NEW."id";
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "contents_removed" AFTER INSERT OR DELETE ON "contents"
	FOR EACH ROW EXECUTE FUNCTION "remember_content"();
