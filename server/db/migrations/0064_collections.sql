CREATE TABLE "collection_items" (
	"collection_id" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"member_id" bigint NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_items_collection_id_kind_item_id_member_id_pk" PRIMARY KEY("collection_id","kind","item_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "collection_seats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"is_put_out" boolean DEFAULT false NOT NULL,
	"change" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_votes" (
	"collection_id" bigint NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"item_id" text COLLATE "C" NOT NULL,
	"member_id" bigint NOT NULL,
	"vote" text COLLATE "C" NOT NULL,
	CONSTRAINT "collection_votes_collection_id_kind_item_id_member_id_pk" PRIMARY KEY("collection_id","kind","item_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"hold_state" text COLLATE "C",
	"hold_reason" text,
	"code" text COLLATE "C",
	"link_made_at" timestamp (3) with time zone,
	"link_ends_at" timestamp (3) with time zone,
	"may_add" boolean DEFAULT true NOT NULL,
	"may_vote" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_seats" ADD CONSTRAINT "collection_seats_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_seats" ADD CONSTRAINT "collection_seats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_votes" ADD CONSTRAINT "collection_votes_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_votes" ADD CONSTRAINT "collection_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_items_member" ON "collection_items" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_seats_once" ON "collection_seats" USING btree ("collection_id","member_id");--> statement-breakpoint
CREATE INDEX "collection_seats_change" ON "collection_seats" USING btree ("member_id","change");--> statement-breakpoint
CREATE INDEX "collection_seats_left" ON "collection_seats" USING btree ("left_at") WHERE "collection_seats"."left_at" is not null;--> statement-breakpoint
CREATE INDEX "collection_votes_member" ON "collection_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "collections_author" ON "collections" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_code" ON "collections" USING btree ("code");--> statement-breakpoint
CREATE INDEX "collections_removed" ON "collections" USING btree ("removed_at") WHERE "collections"."removed_at" is not null;