CREATE TABLE "chat_messages" (
	"room_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"by_owner" boolean NOT NULL,
	"key" text COLLATE "C" NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] NOT NULL,
	"visit_state" text COLLATE "C",
	"visit_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"is_hidden_for_owner" boolean DEFAULT false NOT NULL,
	"is_hidden_for_seeker" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_messages_room_id_number_pk" PRIMARY KEY("room_id","number")
);
--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text COLLATE "C" NOT NULL,
	"listing_id" bigint NOT NULL,
	"seeker_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"visit_state" text COLLATE "C",
	"visit_at" timestamp (3) with time zone,
	"visit_by_owner" boolean
);
--> statement-breakpoint
CREATE TABLE "chat_seats" (
	"room_id" bigint NOT NULL,
	"is_owner" boolean NOT NULL,
	"member_id" bigint,
	"first_at" timestamp (3) with time zone,
	"hidden_to" integer DEFAULT 0 NOT NULL,
	"read_to" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"change" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "chat_seats_room_id_is_owner_pk" PRIMARY KEY("room_id","is_owner")
);
--> statement-breakpoint
CREATE TABLE "house_members" (
	"house_id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "chat_room_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_seeker_id_members_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_seats" ADD CONSTRAINT "chat_seats_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_seats" ADD CONSTRAINT "chat_seats_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_members" ADD CONSTRAINT "house_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_sending" ON "chat_messages" USING btree ("room_id","by_owner","key");--> statement-breakpoint
CREATE INDEX "chat_messages_agreed" ON "chat_messages" USING btree ("room_id") WHERE "chat_messages"."visit_state" = 'AGREED';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_once" ON "chat_rooms" USING btree ("kind","listing_id","seeker_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_visits" ON "chat_rooms" USING btree ("visit_at") WHERE "chat_rooms"."visit_state" = 'AGREED';--> statement-breakpoint
CREATE INDEX "chat_rooms_seeker" ON "chat_rooms" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "chat_rooms_last" ON "chat_rooms" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "chat_seats_change" ON "chat_seats" USING btree ("member_id","change");--> statement-breakpoint
CREATE INDEX "house_members_member" ON "house_members" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_chat_room_id_chat_rooms_id_fk" FOREIGN KEY ("chat_room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_room" ON "notifications" USING btree ("chat_room_id","member_id");