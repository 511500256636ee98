CREATE TABLE "deal_alarm_finds" (
	"alarm_id" bigint NOT NULL,
	"deal_id" bigint NOT NULL,
	"price_key" integer NOT NULL,
	"why" text COLLATE "C" NOT NULL,
	"telling" integer,
	CONSTRAINT "deal_alarm_finds_alarm_id_deal_id_pk" PRIMARY KEY("alarm_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "deal_alarms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_alarms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"deal_type" text COLLATE "C" NOT NULL,
	"params" text COLLATE "C" NOT NULL,
	"dongli_code" text COLLATE "C",
	"place" text,
	"set_at" timestamp (3) with time zone NOT NULL,
	"telling" integer DEFAULT 0 NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"day" text COLLATE "C",
	"on_day" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_news" (
	"deal_id" bigint PRIMARY KEY NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	"fell_at" timestamp (3) with time zone,
	"is_due" boolean NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deal_alarm_finds" ADD CONSTRAINT "deal_alarm_finds_alarm_id_deal_alarms_id_fk" FOREIGN KEY ("alarm_id") REFERENCES "public"."deal_alarms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_alarm_finds" ADD CONSTRAINT "deal_alarm_finds_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_alarms" ADD CONSTRAINT "deal_alarms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_news" ADD CONSTRAINT "deal_news_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_alarm_finds_deal" ON "deal_alarm_finds" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "deal_alarm_finds_waiting" ON "deal_alarm_finds" USING btree ("alarm_id") WHERE "deal_alarm_finds"."telling" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_alarms_search" ON "deal_alarms" USING btree ("member_id","deal_type","params");--> statement-breakpoint
CREATE INDEX "deal_alarms_dong" ON "deal_alarms" USING btree ("deal_type","dongli_code","id");--> statement-breakpoint
CREATE INDEX "deal_alarms_untold" ON "deal_alarms" USING btree ("id") WHERE "deal_alarms"."told" < "deal_alarms"."telling";--> statement-breakpoint
CREATE INDEX "deal_news_due" ON "deal_news" USING btree ("deal_id") WHERE "deal_news"."is_due";