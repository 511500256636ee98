DROP INDEX "houses_listing";--> statement-breakpoint
ALTER TABLE "houses" DROP CONSTRAINT "houses_pkey";--> statement-breakpoint
ALTER TABLE "houses" ADD CONSTRAINT "houses_id_dongli_code_pk" PRIMARY KEY("id","dongli_code");--> statement-breakpoint
CREATE UNIQUE INDEX "houses_listing" ON "houses" USING btree ("source","listing_number","dongli_code");
