CREATE TABLE "notice_corrections" (
	"notice_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"on" text COLLATE "C" NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "notice_corrections_notice_id_number_pk" PRIMARY KEY("notice_id","number")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text COLLATE "C" NOT NULL,
	"source_name" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"content_hash" text NOT NULL,
	"organisation" text COLLATE "C" NOT NULL,
	"office" text,
	"title" text NOT NULL,
	"summary" text,
	"supply_type_code" text COLLATE "C" NOT NULL,
	"announced_on" text COLLATE "C" NOT NULL,
	"opens_from" text COLLATE "C",
	"closes_on" text COLLATE "C",
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"is_said_over" boolean NOT NULL,
	"is_example" boolean NOT NULL,
	"areas" jsonb NOT NULL,
	"area_within" text[] NOT NULL,
	"area_own" text[] NOT NULL,
	"conditions" jsonb NOT NULL,
	"schedule" jsonb NOT NULL,
	"units" jsonb NOT NULL,
	"deposit_from" bigint,
	"deposit_to" bigint,
	"monthly_from" bigint,
	"monthly_to" bigint,
	"months" integer,
	"count" integer,
	"documents" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"link" text,
	"contact" jsonb,
	"corrected_on" text COLLATE "C",
	"gone_on" text COLLATE "C",
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_corrections" ADD CONSTRAINT "notice_corrections_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_number" ON "notices" USING btree ("source_name","number");--> statement-breakpoint
CREATE INDEX "notices_area_within" ON "notices" USING gin ("area_within");--> statement-breakpoint
CREATE INDEX "notices_area_own" ON "notices" USING gin ("area_own");--> statement-breakpoint
CREATE INDEX "notices_closing" ON "notices" USING btree ("closes_at");--> statement-breakpoint
INSERT INTO "notices_state" ("id", "version") VALUES (1, 0);--> statement-breakpoint
CREATE FUNCTION "bump_notices_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The row stays locked until the writer is done: versions come in the order of the commits.
	UPDATE "notices_state" SET "version" = "version" + 1 WHERE "id" = 1;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "notices_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "notices"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_notices_version"();--> statement-breakpoint
CREATE TRIGGER "notices_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "notice_corrections"
	FOR EACH STATEMENT EXECUTE FUNCTION "bump_notices_version"();
