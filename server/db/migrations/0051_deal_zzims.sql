CREATE TABLE "deal_zzims" (
	"deal_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	CONSTRAINT "deal_zzims_deal_id_member_id_pk" PRIMARY KEY("deal_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "deal_zzims" ADD CONSTRAINT "deal_zzims_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_zzims" ADD CONSTRAINT "deal_zzims_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_zzims_member" ON "deal_zzims" USING btree ("member_id");