DROP INDEX "mates_side";--> statement-breakpoint
DROP INDEX "deals_until";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "wish" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "sleep" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "cleaning" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "dishes" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "noise" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "guests" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "smoking" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "animals" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "monthly" integer;--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "maintenance" integer;--> statement-breakpoint
ALTER TABLE "mates" ADD COLUMN "moves_on" text COLLATE "C";--> statement-breakpoint
-- Nothing that is searched changes.
ALTER TABLE "mates" DISABLE TRIGGER "mates_searched";--> statement-breakpoint
-- What the listings of those who are there say, as mate-writer.ts writes it of new ones.
UPDATE "mates" SET
	"wish" = "terms" ->> 'wish',
	"sleep" = "terms" -> 'habits' ->> 'sleep',
	"cleaning" = "terms" -> 'habits' ->> 'cleaning',
	"dishes" = "terms" -> 'habits' ->> 'dishes',
	"noise" = "terms" -> 'habits' ->> 'noise',
	"guests" = "terms" -> 'habits' ->> 'guests',
	"smoking" = "terms" -> 'habits' ->> 'smoking',
	"animals" = "terms" -> 'habits' ->> 'animals',
	"deposit" = ("terms" ->> 'deposit')::integer,
	"monthly" = ("terms" ->> 'monthly')::integer,
	"maintenance" = coalesce(("terms" ->> 'maintenance')::integer, 0),
	"moves_on" = CASE WHEN "terms" -> 'moveIn' ->> 'kind' <> 'NEGOTIABLE'
		THEN coalesce("terms" -> 'moveIn' ->> 'day', '') END,
	"dongs" = ARRAY(
		SELECT "code" FROM unnest("dongs") AS "lived"("code")
		UNION SELECT left("code", 8) FROM unnest("dongs") AS "lived"("code") WHERE right("code", 2) <> '00');--> statement-breakpoint
ALTER TABLE "mates" ENABLE TRIGGER "mates_searched";--> statement-breakpoint
ALTER TABLE "mates" ALTER COLUMN "deposit" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mates" ALTER COLUMN "monthly" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mates" ALTER COLUMN "maintenance" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mates_asked" ON "mates" USING btree ("side","gender","wish","deal_id","age","sleep","cleaning","dishes","noise","guests","smoking","animals","deposit","monthly","maintenance","moves_on","utilities","dongs");--> statement-breakpoint
CREATE INDEX "mates_dongs" ON "mates" USING gin ("dongs");--> statement-breakpoint
CREATE INDEX "deals_until" ON "deals" USING btree ("kind","shown_until","author_id","id","created_at","price_key","rent_type","deposit","monthly","maintenance","room_type","party","options","dongli_code","lat","lng") WHERE "deals"."removed_at" is null and "deals"."hold_state" is null
      and "deals"."status" in ('OPEN', 'RESERVED');
