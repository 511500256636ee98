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
CREATE INDEX "areas_parent" ON "areas" USING btree ("kind","sido","sigungu");--> statement-breakpoint
CREATE INDEX "areas_place" ON "areas" USING btree ("kind","lat","lng");--> statement-breakpoint
CREATE INDEX "boundaries_box" ON "boundaries" USING btree ("kind","south","north");--> statement-breakpoint
INSERT INTO "geography" ("id", "version") VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION "bump_geography_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "geography" SET "version" = "version" + 1 WHERE "id" = 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "geography_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "places"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_geography_version"();--> statement-breakpoint
CREATE TRIGGER "geography_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "areas"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_geography_version"();--> statement-breakpoint
CREATE TRIGGER "geography_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "boundaries"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_geography_version"();
