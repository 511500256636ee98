CREATE TABLE "call_counts" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_counts_ends" ON "call_counts" USING btree ("ends_at");