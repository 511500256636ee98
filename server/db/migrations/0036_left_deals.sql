-- Whoever leaves offers nothing any more (spec/readings R56): what they offered is over, and nothing is
-- kept of where it was, of how they were reached, or of what they wrote. The foreign key of the author
-- becomes null whoever deletes the member, so the table itself sees to it.
CREATE FUNCTION "end_left_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "deal_places" WHERE "deal_id" = NEW."id";
  DELETE FROM "deal_contacts" WHERE "deal_id" = NEW."id";
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
END $$;--> statement-breakpoint
CREATE TRIGGER "deals_left" BEFORE UPDATE OF "author_id" ON "deals"
  FOR EACH ROW WHEN (OLD."author_id" IS NOT NULL AND NEW."author_id" IS NULL)
  EXECUTE FUNCTION "end_left_deal"();
