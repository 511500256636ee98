DROP INDEX "houses_open_dong";--> statement-breakpoint
CREATE INDEX "houses_open_posted" ON "houses" USING btree ("posted_at","id","lat","lng") WHERE "houses"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "houses_open_price_changed" ON "houses" USING btree ("price_changed_on","id","lat","lng") WHERE "houses"."status" = 'OPEN' and "houses"."price_changed_on" is not null;--> statement-breakpoint
CREATE INDEX "houses_open_dong" ON "houses" USING btree ("dongli_code","type","deal_type","deposit","monthly","id") WHERE "houses"."status" = 'OPEN';