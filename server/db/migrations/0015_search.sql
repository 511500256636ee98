CREATE TABLE "search_entries" (
	"kind" text COLLATE "C" NOT NULL,
	"id" bigint NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"title_initials" text COLLATE "C" NOT NULL,
	"names" text COLLATE "C" NOT NULL,
	"body" text COLLATE "C" NOT NULL,
	"grams" text[] NOT NULL,
	"fresh" bigint NOT NULL,
	"over_at" timestamp (3) with time zone,
	CONSTRAINT "search_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
-- A frequent word reads every row that has it: what is long stands apart from them.
ALTER TABLE "search_entries" SET (toast_tuple_target = 512);--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "title" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "title_initials" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "search_entries" ALTER COLUMN "names" SET STORAGE MAIN;--> statement-breakpoint
-- Who knew how frequent a word is would read all rows in place of the index, and unpack them all.
ALTER TABLE "search_entries" ALTER COLUMN "grams" SET STATISTICS 0;--> statement-breakpoint
CREATE FUNCTION "search_words"("given" text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(
		translate(normalize("given", NFC), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') COLLATE "C",
		-- No [[:alnum:]]: which letters it means depends on the database's locale.
		'[^가-힣a-z0-9]+', ' ', 'g'))
$$;--> statement-breakpoint
CREATE FUNCTION "search_initials"("words" text) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- 44032 is 가, and 588 syllables begin with the same consonant.
	SELECT coalesce(string_agg(CASE WHEN ascii("letter") < 44032 THEN "letter"
		ELSE substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii("letter") - 44032) / 588 + 1, 1) END, '' ORDER BY "at"), '')
	FROM unnest(string_to_array("words", NULL)) WITH ORDINALITY AS "letters"("letter", "at")
$$;--> statement-breakpoint
CREATE FUNCTION "search_pairs"("words" text) RETURNS text[]
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- Every two letters beside each other, wherever words end.
	SELECT coalesce(array_agg(DISTINCT "pair"), '{}') FROM (
		SELECT "letter" || lead("letter") OVER (ORDER BY "at")
		FROM unnest(string_to_array(replace("words", ' ', ''), NULL)) WITH ORDINALITY AS "letters"("letter", "at")
	) AS "pairs"("pair") WHERE "pair" <> ''
$$;--> statement-breakpoint
CREATE FUNCTION "search_firsts"("words" text) RETURNS text[]
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- The first letter of every word.
	SELECT coalesce(array_agg(DISTINCT left("word", 1)), '{}')
	FROM unnest(string_to_array("words", ' ')) AS "word" WHERE "word" <> ''
$$;--> statement-breakpoint
CREATE FUNCTION "search_grams"("title" text, "initials" text, "names" text, "body" text) RETURNS text[]
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	-- A letter alone is too little to look through a whole text for.
	SELECT search_pairs("title") || search_pairs("initials") || search_pairs("names") || search_pairs("body")
		|| search_firsts("title") || search_firsts("initials") || search_firsts("names")
$$;--> statement-breakpoint
INSERT INTO "search_entries"
	SELECT 'notice', "id", "title", "initials", "names", "body",
		search_grams("title", "initials", "names", "body"),
		"fresh", "over_at"
	FROM (
		SELECT "id", search_words("title") AS "title", search_initials(search_words("title")) AS "initials",
			search_words(concat_ws(E'\n', "organisation", CASE "supply_type_code"
				WHEN 'SUPLY00001' THEN '행복주택'
				WHEN 'SUPLY00002' THEN '통합공공임대'
				WHEN 'SUPLY00003' THEN '국민임대'
				WHEN 'SUPLY00004' THEN '매입임대'
				WHEN 'SUPLY00005' THEN '전세임대'
				WHEN 'SUPLY00006' THEN '청년안심주택'
				WHEN 'SUPLY00007' THEN '금융·주거비 지원'
				WHEN 'SUPLY00008' THEN '기숙사형'
				WHEN 'SUPLY00009' THEN '사회주택'
				WHEN 'SUPLY00010' THEN '공공지원민간임대'
				WHEN 'SUPLY00011' THEN '영구임대'
				ELSE '기타' END,
				(SELECT string_agg("area" ->> 'name', E'\n' ORDER BY "at")
					FROM jsonb_array_elements("areas") WITH ORDINALITY AS "each"("area", "at")))) AS "names",
			search_words(left(concat_ws(E'\n', "office", "summary",
				(SELECT string_agg(concat_ws(E'\n', "unit" ->> 'name', "unit" ->> 'detail'), E'\n' ORDER BY "at")
					FROM jsonb_array_elements("units") WITH ORDINALITY AS "each"("unit", "at"))), 4000)) AS "body",
			"announced_on"::bigint AS "fresh",
			CASE WHEN "is_said_over" THEN '-infinity' ELSE "closes_at" END AS "over_at"
		FROM "notices"
	) AS "searched";--> statement-breakpoint
CREATE INDEX "search_entries_grams" ON "search_entries" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION "forget_searched_notices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "search_entries" USING "gone"
		WHERE "search_entries"."kind" = 'notice' AND "search_entries"."id" = "gone"."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notices_searched" AFTER DELETE ON "notices" REFERENCING OLD TABLE AS "gone"
	FOR EACH STATEMENT EXECUTE FUNCTION "forget_searched_notices"();
