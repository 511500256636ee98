ALTER TABLE "deal_alarm_finds" ALTER COLUMN "price_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deal_alarm_finds" ADD COLUMN "rent_type" text COLLATE "C";--> statement-breakpoint
-- What waits to be told for the first time was told at no price.
UPDATE "deal_alarm_finds" SET "price_key" = NULL WHERE "telling" IS NULL AND "why" = 'NEW';--> statement-breakpoint
-- What waits to be told of again kept its fallen price alone: cheaper than the one before is what costs no
-- more than that.
UPDATE "deal_alarm_finds" SET "rent_type" = "deals"."rent_type",
		"price_key" = CASE WHEN "telling" IS NULL THEN least("deals"."price_key", "deal_alarm_finds"."price_key") + 1 ELSE "deal_alarm_finds"."price_key" END
	FROM "deals" WHERE "id" = "deal_id" AND "deal_alarm_finds"."price_key" IS NOT NULL
		AND "deal_alarm_finds"."rent_type" IS NULL;
