CREATE TABLE "addresses" (
	"road" text COLLATE "C" PRIMARY KEY NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"lot" text NOT NULL,
	"building" text,
	"zip" text COLLATE "C" NOT NULL,
	"dongli_code" text COLLATE "C" NOT NULL,
	"sido" text NOT NULL,
	"sigungu" text NOT NULL,
	"dong" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"road_name" text COLLATE "C" NOT NULL,
	"road_main" integer NOT NULL,
	"road_sub" integer NOT NULL,
	"lot_name" text COLLATE "C" NOT NULL,
	"lot_main" integer NOT NULL,
	"lot_sub" integer NOT NULL,
	"building_name" text COLLATE "C" NOT NULL,
	"area_words" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "addresses_road" ON "addresses" USING btree ("road_name","road_main","road_sub","road");--> statement-breakpoint
CREATE INDEX "addresses_lot" ON "addresses" USING btree ("lot_name","lot_main","lot_sub","road");--> statement-breakpoint
CREATE INDEX "addresses_building" ON "addresses" USING btree ("building_name","road_name","road_main");--> statement-breakpoint
CREATE INDEX "addresses_zip" ON "addresses" USING btree ("zip","road_name","road_main");