ALTER TABLE "pictures" ADD COLUMN "print" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "print_bands" integer[];--> statement-breakpoint
CREATE INDEX "pictures_print" ON "pictures" USING gin ("print_bands") WHERE "pictures"."print_bands" is not null;