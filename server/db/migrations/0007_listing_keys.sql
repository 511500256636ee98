CREATE TABLE "areas" (
	"code" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"sido" text COLLATE "C" NOT NULL,
	"sigungu" text COLLATE "C" NOT NULL,
	"dong" text COLLATE "C" NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"precision" text NOT NULL,
	"level" smallint NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boundaries" (
	"code" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"west" double precision NOT NULL,
	"south" double precision NOT NULL,
	"east" double precision NOT NULL,
	"north" double precision NOT NULL,
	"geometry" jsonb NOT NULL,
	"source" text COLLATE "C" NOT NULL,
	"attribution" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geography" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "houses_listing";--> statement-breakpoint
/* 
    Unfortunately in current drizzle-kit version we can't automatically get name for primary key.
    We are working on making it available!

    Meanwhile you can:
        1. Check pk name in your database, by running
            SELECT constraint_name FROM information_schema.table_constraints
            WHERE table_schema = 'public'
                AND table_name = 'houses'
                AND constraint_type = 'PRIMARY KEY';
        2. Uncomment code below and paste pk name manually
        
    Hope to release this update as soon as possible
*/

-- ALTER TABLE "houses" DROP CONSTRAINT "<constraint_name>";--> statement-breakpoint
ALTER TABLE "houses" ADD CONSTRAINT "houses_id_dongli_code_pk" PRIMARY KEY("id","dongli_code");--> statement-breakpoint
CREATE INDEX "areas_parent" ON "areas" USING btree ("kind","sido","sigungu");--> statement-breakpoint
CREATE INDEX "areas_place" ON "areas" USING btree ("kind","lat","lng");--> statement-breakpoint
CREATE INDEX "boundaries_box" ON "boundaries" USING btree ("kind","south","north");--> statement-breakpoint
CREATE UNIQUE INDEX "houses_listing" ON "houses" USING btree ("source","listing_number","dongli_code");