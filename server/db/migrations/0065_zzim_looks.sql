CREATE TABLE "zzim_looks" (
	"member_id" bigint NOT NULL,
	"type" text COLLATE "C" NOT NULL,
	"target" text COLLATE "C" NOT NULL,
	"state" jsonb NOT NULL,
	"number" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "zzim_looks_member_id_type_target_pk" PRIMARY KEY("member_id","type","target")
);
--> statement-breakpoint
ALTER TABLE "zzim_looks" ADD CONSTRAINT "zzim_looks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;