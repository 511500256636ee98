CREATE TABLE "houses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "houses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text COLLATE "C" NOT NULL,
	"listing_number" text COLLATE "C" NOT NULL,
	"content_hash" text NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"deal_type" text NOT NULL,
	"deposit" integer NOT NULL,
	"monthly" integer NOT NULL,
	"maintenance_fee" integer,
	"maintenance_items" jsonb NOT NULL,
	"billed_by_use" text[] NOT NULL,
	"area" double precision NOT NULL,
	"floor_kind" text NOT NULL,
	"floor_number" smallint,
	"floor_total" smallint NOT NULL,
	"layout" text NOT NULL,
	"building" text NOT NULL,
	"rooms" smallint NOT NULL,
	"bathrooms" smallint NOT NULL,
	"facing" text,
	"facing_of" text,
	"approved_on" text,
	"move_in_kind" text NOT NULL,
	"move_in_day" text,
	"parking" smallint NOT NULL,
	"elevator" boolean NOT NULL,
	"options" text[] NOT NULL,
	"equipment" text[] NOT NULL,
	"discounts" text[] NOT NULL,
	"gender" text,
	"dongli_code" text COLLATE "C" NOT NULL,
	"sido" text NOT NULL,
	"sigungu" text NOT NULL,
	"dong" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"is_approximate" boolean NOT NULL,
	"station" jsonb,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"photos" text[] NOT NULL,
	"contact_tel" text,
	"contact_sms" text,
	"contact_chat" boolean NOT NULL,
	"advertiser" jsonb NOT NULL,
	"quality" smallint NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inventories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"target" text COLLATE "C" NOT NULL,
	"type2" text NOT NULL,
	"image" text NOT NULL,
	"link_url" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"extra" integer,
	"position" integer NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"id" smallint PRIMARY KEY NOT NULL,
	"houses_version" bigint NOT NULL,
	"sample_seed" text
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text COLLATE "C" NOT NULL,
	"detail" text COLLATE "C" NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"level" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"initials" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "houses_listing" ON "houses" USING btree ("source","listing_number");--> statement-breakpoint
CREATE INDEX "houses_open_place" ON "houses" USING gist (point("x", "y")) WHERE "houses"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "houses_open_dong" ON "houses" USING btree ("dongli_code") WHERE "houses"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "inventories_target" ON "inventories" USING btree ("target","position");
--> statement-breakpoint
INSERT INTO "meta" ("id", "houses_version") VALUES (1, 1);--> statement-breakpoint
CREATE FUNCTION "bump_houses_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "meta" SET "houses_version" = "houses_version" + 1 WHERE "id" = 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "houses_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "houses"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_houses_version"();
