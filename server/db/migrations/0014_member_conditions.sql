CREATE TABLE "member_conditions" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"person" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_conditions" ADD CONSTRAINT "member_conditions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;