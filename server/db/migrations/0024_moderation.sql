CREATE TABLE "listed_words" (
	"kind" text COLLATE "C" NOT NULL,
	"text" text COLLATE "C" NOT NULL,
	"rule" text NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listed_words_kind_text_pk" PRIMARY KEY("kind","text")
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_number" text COLLATE "C" NOT NULL,
	"target_kind" text COLLATE "C" NOT NULL,
	"target_id" bigint NOT NULL,
	"author_id" bigint,
	"hold" text COLLATE "C" NOT NULL,
	"rule" text NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decision" text COLLATE "C",
	"why" text,
	"decided_at" timestamp (3) with time zone,
	"appeal" text,
	"appeal_key" text COLLATE "C",
	"appealed_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_cases_case_number_unique" UNIQUE("case_number")
);
--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_cases_target" ON "moderation_cases" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("target_kind","target_id") WHERE "moderation_cases"."state" <> 'DECIDED';--> statement-breakpoint
CREATE INDEX "moderation_cases_author" ON "moderation_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_waiting" ON "moderation_cases" USING btree ("state","opened_at");--> statement-breakpoint
CREATE INDEX "reports_target" ON "reports" USING btree ("target_code","target_id");