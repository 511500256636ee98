CREATE TABLE "house_showings" (
	"day" text COLLATE "C" NOT NULL,
	"member_id" bigint NOT NULL,
	"house_id" bigint NOT NULL,
	"way" text COLLATE "C" NOT NULL,
	CONSTRAINT "house_showings_day_member_id_house_id_way_pk" PRIMARY KEY("day","member_id","house_id","way")
);
--> statement-breakpoint
ALTER TABLE "house_showings" ADD CONSTRAINT "house_showings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_showings_member" ON "house_showings" USING btree ("member_id");