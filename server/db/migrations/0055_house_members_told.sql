-- A house is answered otherwise once its advertiser is a member, or has left: what is kept of it is made anew.
CREATE FUNCTION "note_house_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A statement that writes nothing changes no version.
	IF EXISTS (SELECT FROM "written") THEN
		UPDATE "houses" SET "confirmed_at" = "confirmed_at" WHERE "id" IN (SELECT "house_id" FROM "written");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "house_members_added" AFTER INSERT ON "house_members" REFERENCING NEW TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_house_members"();--> statement-breakpoint
CREATE TRIGGER "house_members_removed" AFTER DELETE ON "house_members" REFERENCING OLD TABLE AS "written"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_house_members"();
