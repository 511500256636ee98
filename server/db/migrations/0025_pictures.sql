CREATE TABLE "picture_uses" (
	"picture_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"used_by" text COLLATE "C" NOT NULL,
	CONSTRAINT "picture_uses_kind_used_by_picture_id_pk" PRIMARY KEY("kind","used_by","picture_id")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"member_id" bigint,
	"sending_key" text COLLATE "C",
	"sha256" text COLLATE "C" NOT NULL,
	"operator_sha256" text COLLATE "C",
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone,
	CONSTRAINT "pictures_operator" UNIQUE("operator_sha256")
);
--> statement-breakpoint
ALTER TABLE "picture_uses" ADD CONSTRAINT "picture_uses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_uses_picture" ON "picture_uses" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_sending" ON "pictures" USING btree ("member_id","sending_key");--> statement-breakpoint
CREATE INDEX "pictures_member" ON "pictures" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "pictures_unused" ON "pictures" USING btree ("unused_since") WHERE "pictures"."unused_since" is not null;