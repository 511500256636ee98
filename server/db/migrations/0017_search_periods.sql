-- No letter of a text: nobody asks for it.
CREATE OR REPLACE FUNCTION "search_period"("fresh" bigint) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT '@' || "fresh" / 10000
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_triples"("words" text) RETURNS text[]
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- Every three letters beside each other, wherever words end.
	SELECT coalesce(array_agg(DISTINCT "triple"), '{}') FROM (
		SELECT "letter" || lead("letter") OVER "next" || lead("letter", 2) OVER "next"
		FROM unnest(string_to_array(replace("words", ' ', ''), NULL)) WITH ORDINALITY AS "letters"("letter", "at")
		WINDOW "next" AS (ORDER BY "at")
	) AS "triples"("triple") WHERE "triple" <> ''
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_grams"("title" text, "initials" text, "names" text, "body" text) RETURNS text[]
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- A letter alone is too little to look through a whole text for.
	SELECT search_pairs("title") || search_pairs("initials") || search_pairs("names") || search_pairs("body")
		|| search_firsts("title") || search_firsts("initials") || search_firsts("names")
		-- There are so few initials that pairs of them stand in most titles.
		|| search_triples("initials")
$$;--> statement-breakpoint
UPDATE "search_entries" SET "grams" = "grams" || search_triples("title_initials") || search_period("fresh")
	WHERE NOT "grams" @> ARRAY[search_period("fresh")];--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_entries_fresh" ON "search_entries" USING btree ("kind","fresh");
