CREATE TABLE "deal_showing_counts" (
	"deal_id" bigint NOT NULL,
	"way" text COLLATE "C" NOT NULL,
	"showings" integer NOT NULL,
	CONSTRAINT "deal_showing_counts_deal_id_way_pk" PRIMARY KEY("deal_id","way")
);
--> statement-breakpoint
CREATE TABLE "deal_showings" (
	"day" text COLLATE "C" NOT NULL,
	"member_id" bigint NOT NULL,
	"deal_id" bigint NOT NULL,
	"way" text COLLATE "C" NOT NULL,
	CONSTRAINT "deal_showings_day_member_id_deal_id_way_pk" PRIMARY KEY("day","member_id","deal_id","way")
);
--> statement-breakpoint
ALTER TABLE "deal_showing_counts" ADD CONSTRAINT "deal_showing_counts_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_showings" ADD CONSTRAINT "deal_showings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_showings" ADD CONSTRAINT "deal_showings_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_showings_member" ON "deal_showings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "deal_showings_deal" ON "deal_showings" USING btree ("deal_id");