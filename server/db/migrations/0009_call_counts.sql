CREATE TABLE "call_counts" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX "call_counts_ends" ON "call_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "areas_parent" ON "areas" USING btree ("kind","sido","sigungu");--> statement-breakpoint
CREATE INDEX "areas_place" ON "areas" USING btree ("kind","lat","lng");--> statement-breakpoint
CREATE INDEX "boundaries_box" ON "boundaries" USING btree ("kind","south","north");