-- What a mate is called, as the core's mateSearchText; null until what they say of themselves is there.
CREATE FUNCTION "mate_search_names"("of" "deals") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(E'\n', '메이트',
		CASE "mates"."side" WHEN 'HAS' THEN '방 있어요' ELSE '방 구해요' END,
		CASE "mates"."gender" WHEN 'GNDRA00001' THEN '여성' ELSE '남성' END,
		CASE "mates"."age"
			WHEN 'TWENTIES_EARLY' THEN '20대 초반'
			WHEN 'TWENTIES_MIDDLE' THEN '20대 중반'
			WHEN 'TWENTIES_LATE' THEN '20대 후반'
			WHEN 'THIRTIES_EARLY' THEN '30대 초반'
			WHEN 'THIRTIES_MIDDLE' THEN '30대 중반'
			WHEN 'THIRTIES_LATE' THEN '30대 후반'
			WHEN 'FORTIES_UP' THEN '40대 이상' END,
		CASE "mates"."terms" ->> 'occupation'
			WHEN 'STUDENT' THEN '대학생'
			WHEN 'OFFICE' THEN '직장인'
			WHEN 'FREELANCER' THEN '프리랜서'
			WHEN 'PREPARING' THEN '취업·시험 준비'
			WHEN 'OTHER' THEN '그 밖의 일' END,
		CASE WHEN "of"."monthly" = 0 THEN '월세 없음' ELSE '월 ' || search_manwon("of"."monthly")
			|| CASE WHEN "of"."monthly" % 10000 > 0 THEN '만' ELSE '' END
			|| CASE "mates"."side" WHEN 'WANT' THEN '까지' ELSE '' END END,
		(SELECT string_agg(concat("area" ->> 'sigungu', ' ', "area" ->> 'dong'), E'\n' ORDER BY "at")
			FROM jsonb_array_elements("mates"."terms" -> 'dongs') WITH ORDINALITY AS "lived"("area", "at")))
	FROM "mates" WHERE "mates"."deal_id" = "of"."id"
$$;--> statement-breakpoint
-- What a room is called, as the core's directSearchText.
CREATE FUNCTION "direct_search_names"("of" "deals") RETURNS text LANGUAGE sql STABLE AS $$
	SELECT concat_ws(E'\n',
		CASE "of"."party"
			WHEN 'LAND_LORD' THEN '집주인'
			WHEN 'TENANT' THEN '세입자'
			WHEN 'BROKER' THEN '중개사' END,
		"of"."sigungu", "of"."dong",
		CASE "of"."room_type"
			WHEN 'HOUTP00001' THEN '원룸'
			WHEN 'HOUTP00002' THEN '고시원'
			WHEN 'HOUTP00003' THEN '쉐어하우스'
			WHEN 'HOUTP00004' THEN '청년주택' END,
		CASE "of"."rent_type" WHEN 'MONTH_RENT' THEN '월세' WHEN 'JEONSE' THEN '전세' ELSE '기타' END,
		search_manwon("of"."deposit"),
		CASE WHEN "of"."rent_type" = 'MONTH_RENT' OR "of"."rent_type" = 'OTHER' AND "of"."monthly" > 0
			THEN search_manwon("of"."monthly") END)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_searched_deal"("of" "deals") RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"called" text;
BEGIN
	IF "of"."removed_at" IS NULL AND "of"."hold_state" IS NULL
		AND "of"."author_id" IS NOT NULL AND "of"."status" IN ('OPEN', 'RESERVED') THEN
		"called" := CASE "of"."kind" WHEN 'mate' THEN mate_search_names("of") ELSE direct_search_names("of") END;
	END IF;
	IF "called" IS NULL THEN
		DELETE FROM "search_entries" WHERE "kind" = 'deal' AND "id" = "of"."id";
		RETURN;
	END IF;
	INSERT INTO "search_entries" ("kind", "id", "title", "title_initials", "names", "body", "grams", "fresh", "over_at")
		SELECT 'deal', "of"."id", "title", "initials", "names", "body",
			search_grams("title", "initials", "names", "body") || search_period("fresh"), "fresh", "of"."shown_until"
		FROM (
			SELECT search_words("of"."title") AS "title", search_initials(search_words("of"."title")) AS "initials",
				search_words("called") AS "names", search_words("of"."description") AS "body",
				to_char("of"."created_at" AT TIME ZONE 'Asia/Seoul', 'YYYYMMDD')::bigint AS "fresh"
		) AS "searched"
		ON CONFLICT ("kind", "id") DO UPDATE SET "title" = excluded."title", "title_initials" = excluded."title_initials",
			"names" = excluded."names", "body" = excluded."body", "grams" = excluded."grams",
			"fresh" = excluded."fresh", "over_at" = excluded."over_at";
END
$$;--> statement-breakpoint
CREATE FUNCTION "search_mate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM keep_searched_deal("deals") FROM "deals" WHERE "id" = NEW."deal_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "mates_searched" AFTER INSERT OR UPDATE ON "mates" FOR EACH ROW EXECUTE FUNCTION "search_mate"();--> statement-breakpoint
SELECT keep_searched_deal("deals") FROM "deals" WHERE "kind" = 'mate';
