CREATE TABLE "certifications" (
	"imp_uid" text COLLATE "C" PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"certified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_items" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"category_type_code" text COLLATE "C" NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_items" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"deal_type" text COLLATE "C" NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"provider" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"member_id" bigint NOT NULL,
	"connected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nickname" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"marketing_at" timestamp (3) with time zone,
	"night_marketing_at" timestamp (3) with time zone,
	"certified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "noti_clusters" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"target_code" text COLLATE "C" NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ups" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"subject" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone,
	"member_id" bigint
);
--> statement-breakpoint
CREATE TABLE "session_families" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"family_id" text COLLATE "C" NOT NULL,
	"kind" text COLLATE "C" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	"salt" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"state_hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"provider" text COLLATE "C" NOT NULL,
	"browser_hash" text COLLATE "C" NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certifications" ADD CONSTRAINT "certifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_family_id_session_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certifications_member" ON "certifications" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_identities_member" ON "member_identities" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_created" ON "pending_sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "session_families_member" ON "session_families" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_tokens_family" ON "session_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_tokens_expires" ON "session_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_created" ON "sign_in_attempts" USING btree ("created_at");