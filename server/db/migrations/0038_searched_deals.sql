-- As people say an amount of 만원 (the core's formatPrice).
CREATE FUNCTION "search_manwon"("amount" integer) RETURNS text
	LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT CASE WHEN "amount" = 0 THEN '0' ELSE concat_ws(' ',
		CASE WHEN "amount" >= 10000 THEN to_char("amount" / 10000, 'FM999,999') || '억' END,
		CASE WHEN "amount" % 10000 > 0 THEN to_char("amount" % 10000, 'FM9,999') END) END
$$;--> statement-breakpoint
-- What everybody may find is searched as the core's directSearchText, and nothing else. It is over with its
-- confirmation, which nobody writes: whoever searches reads that by the clock.
CREATE FUNCTION "keep_searched_deal"("of" "deals") RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF "of"."kind" <> 'direct' OR "of"."removed_at" IS NOT NULL OR "of"."hold_state" IS NOT NULL
		OR "of"."author_id" IS NULL OR "of"."status" NOT IN ('OPEN', 'RESERVED') THEN
		DELETE FROM "search_entries" WHERE "kind" = 'deal' AND "id" = "of"."id";
		RETURN;
	END IF;
	INSERT INTO "search_entries" ("kind", "id", "title", "title_initials", "names", "body", "grams", "fresh", "over_at")
		SELECT 'deal', "of"."id", "title", "initials", "names", "body",
			search_grams("title", "initials", "names", "body") || search_period("fresh"), "fresh", "of"."shown_until"
		FROM (
			SELECT search_words("of"."title") AS "title", search_initials(search_words("of"."title")) AS "initials",
				search_words(concat_ws(E'\n',
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
						THEN search_manwon("of"."monthly") END)) AS "names",
				search_words("of"."description") AS "body",
				to_char("of"."created_at" AT TIME ZONE 'Asia/Seoul', 'YYYYMMDD')::bigint AS "fresh"
		) AS "searched"
		ON CONFLICT ("kind", "id") DO UPDATE SET "title" = excluded."title", "title_initials" = excluded."title_initials",
			"names" = excluded."names", "body" = excluded."body", "grams" = excluded."grams",
			"fresh" = excluded."fresh", "over_at" = excluded."over_at";
END
$$;--> statement-breakpoint
SELECT keep_searched_deal("deals") FROM "deals";--> statement-breakpoint
CREATE FUNCTION "search_deal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "search_entries" WHERE "kind" = 'deal' AND "id" = OLD."id";
	ELSE
		PERFORM keep_searched_deal(NEW);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "deals_searched" AFTER INSERT OR DELETE OR UPDATE OF "author_id", "status", "shown_until", "party",
	"room_type", "rent_type", "deposit", "monthly", "sigungu", "dong", "title", "description", "removed_at", "hold_state"
	ON "deals" FOR EACH ROW EXECUTE FUNCTION "search_deal"();
