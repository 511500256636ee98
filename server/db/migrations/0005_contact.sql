CREATE TABLE "message_counts" (
	"day" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "message_counts_day_hash_pk" PRIMARY KEY("day","hash")
);
--> statement-breakpoint
CREATE TABLE "nearby_places" (
	"source" text COLLATE "C" NOT NULL,
	"number" text COLLATE "C" NOT NULL,
	"category" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	CONSTRAINT "nearby_places_source_number_pk" PRIMARY KEY("source","number")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_number" text COLLATE "C" NOT NULL,
	"reporter_id" bigint NOT NULL,
	"sending_key" text COLLATE "C" NOT NULL,
	"reason" text COLLATE "C" NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"target_code" text COLLATE "C",
	"target_id" text COLLATE "C",
	"author_id" text COLLATE "C",
	"state" text COLLATE "C" NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"masked_to" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nearby_places_place" ON "nearby_places" USING gist (point("lng", "lat"));--> statement-breakpoint
CREATE UNIQUE INDEX "reports_case" ON "reports" USING btree ("case_number");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_sending" ON "reports" USING btree ("reporter_id","sending_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_target" ON "reports" USING btree ("reporter_id","target_code","target_id") WHERE "reports"."state" <> 'DONE' and "reports"."target_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","reported_at");--> statement-breakpoint
CREATE INDEX "sms_outbox_sent" ON "sms_outbox" USING btree ("sent_at");