CREATE TABLE "list_entries" (
	"member_id" bigint NOT NULL,
	"list" text COLLATE "C" NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"target" text COLLATE "C" NOT NULL,
	"way" text COLLATE "C" DEFAULT '' NOT NULL,
	"at" text COLLATE "C" NOT NULL,
	"is_kept" boolean NOT NULL,
	"detail" jsonb,
	CONSTRAINT "list_entries_member_id_list_type_target_way_pk" PRIMARY KEY("member_id","list","type","target","way")
);
--> statement-breakpoint
ALTER TABLE "list_entries" ADD CONSTRAINT "list_entries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_entries_hearts" ON "list_entries" USING btree ("target","member_id") WHERE "list_entries"."list" = 'zzim' and "list_entries"."is_kept" and "list_entries"."type" in ('direct', 'mate');
--> statement-breakpoint
-- Hearts on deals were kept without a moment: whatever a device says of one is later. What they cost when
-- they were kept was said by the devices alone; for all others it is what they cost now.
INSERT INTO "list_entries" ("member_id", "list", "type", "target", "at", "is_kept", "detail")
	SELECT "member_id", 'zzim', "deals"."kind", "deal_id"::text, '0000000000000-server', true,
		jsonb_build_object('status', 'OPEN', 'dealType', "deals"."rent_type", 'deposit', "deals"."deposit",
			'monthly', "deals"."monthly", 'maintenance', "deals"."maintenance")
	FROM "deal_zzims" JOIN "deals" ON "deals"."id" = "deal_id"
	ON CONFLICT DO NOTHING;
