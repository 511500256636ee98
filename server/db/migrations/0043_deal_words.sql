CREATE TABLE "deal_words" (
	"deal_id" bigint NOT NULL,
	"what" text COLLATE "C" NOT NULL,
	"member_id" bigint NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deal_words_deal_id_what_member_id_pk" PRIMARY KEY("deal_id","what","member_id")
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deal_words" ADD CONSTRAINT "deal_words_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_words" ADD CONSTRAINT "deal_words_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_words_member" ON "deal_words" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "deal_words_said" ON "deal_words" USING btree ("said_at");