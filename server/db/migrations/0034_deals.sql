CREATE TABLE "deal_contacts" (
	"deal_id" bigint PRIMARY KEY NOT NULL,
	"tel" text COLLATE "C",
	"takes_sms" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_places" (
	"deal_id" bigint PRIMARY KEY NOT NULL,
	"road" text NOT NULL,
	"lot" text NOT NULL,
	"unit" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_view_counts" (
	"deal_id" bigint NOT NULL,
	"day" text COLLATE "C" NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "deal_view_counts_deal_id_day_pk" PRIMARY KEY("deal_id","day")
);
--> statement-breakpoint
CREATE TABLE "deal_views" (
	"day" text COLLATE "C" NOT NULL,
	"deal_id" bigint NOT NULL,
	"viewer" text COLLATE "C" NOT NULL,
	CONSTRAINT "deal_views_day_deal_id_viewer_pk" PRIMARY KEY("day","deal_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text COLLATE "C" NOT NULL,
	"author_id" bigint,
	"status" text COLLATE "C" NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"shown_until" timestamp (3) with time zone NOT NULL,
	"party" text COLLATE "C" NOT NULL,
	"room_type" text COLLATE "C" NOT NULL,
	"rent_type" text COLLATE "C" NOT NULL,
	"deposit" integer NOT NULL,
	"monthly" integer NOT NULL,
	"maintenance" integer NOT NULL,
	"price_key" integer NOT NULL,
	"options" text[] NOT NULL,
	"dongli_code" text COLLATE "C" NOT NULL,
	"sido" text NOT NULL,
	"sigungu" text NOT NULL,
	"dong" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"station" jsonb,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"detail" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"hold_state" text COLLATE "C",
	"hold_reason" text,
	"is_example" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_contacts" ADD CONSTRAINT "deal_contacts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_places" ADD CONSTRAINT "deal_places_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_view_counts" ADD CONSTRAINT "deal_view_counts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_newest" ON "deals" USING btree ("kind","created_at","id") WHERE "deals"."removed_at" is null and "deals"."hold_state" is null
      and "deals"."status" in ('OPEN', 'RESERVED');--> statement-breakpoint
CREATE INDEX "deals_price" ON "deals" USING btree ("kind","price_key","id") WHERE "deals"."removed_at" is null and "deals"."hold_state" is null
      and "deals"."status" in ('OPEN', 'RESERVED');--> statement-breakpoint
CREATE INDEX "deals_dong" ON "deals" USING btree ("kind","dongli_code","created_at") WHERE "deals"."removed_at" is null and "deals"."hold_state" is null
      and "deals"."status" in ('OPEN', 'RESERVED');--> statement-breakpoint
CREATE INDEX "deals_author" ON "deals" USING btree ("author_id");