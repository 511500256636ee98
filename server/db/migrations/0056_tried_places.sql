ALTER TABLE "deals" ADD COLUMN "moved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_uses" ADD COLUMN "used_since" timestamp (3) with time zone DEFAULT 'epoch' NOT NULL;