CREATE TABLE "bus_stops" (
	"source" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	CONSTRAINT "bus_stops_source_number_pk" PRIMARY KEY("source","number")
);
--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "former_deposit" integer;--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "former_monthly" integer;--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "price_changed_on" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "area" jsonb;--> statement-breakpoint
CREATE INDEX "bus_stops_place" ON "bus_stops" USING gist (point("lng", "lat"));