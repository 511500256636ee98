-- What a room has no deposit, or parking places, for is said by its numbers (the core's optionsOf).
UPDATE "deals" SET "options" = array_remove(array_remove("options", 'PARKING'), 'DEPOSIT_ZERO')
		|| CASE WHEN "parks" THEN '{PARKING}'::text[] ELSE '{}' END
		|| CASE WHEN "deposit" = 0 THEN '{DEPOSIT_ZERO}'::text[] ELSE '{}' END
	FROM (SELECT "id" AS "room", coalesce(("detail"->>'parking')::int, 0) > 0 AS "parks"
		FROM "deals" WHERE "kind" = 'direct') AS "said"
	WHERE "room" = "id"
		AND (('PARKING' = ANY("options")) <> "parks" OR ('DEPOSIT_ZERO' = ANY("options")) <> ("deposit" = 0));--> statement-breakpoint
UPDATE "deals" SET "options" = array_remove("options", 'DEPOSIT_ZERO')
		|| CASE WHEN "deals"."deposit" = 0 THEN '{DEPOSIT_ZERO}'::text[] ELSE '{}' END
	FROM "mates" WHERE "deal_id" = "id" AND "side" = 'HAS'
		AND ('DEPOSIT_ZERO' = ANY("options")) <> ("deals"."deposit" = 0);--> statement-breakpoint
UPDATE "mates" SET "terms" = jsonb_set("terms", '{options}', to_jsonb("options"))
	FROM "deals" WHERE "id" = "deal_id" AND "side" = 'HAS' AND "terms"->'options' <> to_jsonb("options");
