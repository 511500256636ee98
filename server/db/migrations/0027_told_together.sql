CREATE TABLE "notification_parts" (
	"place" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_parts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notification_id" text COLLATE "C" NOT NULL,
	"actor_id" bigint NOT NULL,
	"comment_id" bigint
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "post_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "comment_id" bigint;--> statement-breakpoint
ALTER TABLE "notification_parts" ADD CONSTRAINT "notification_parts_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_parts" ADD CONSTRAINT "notification_parts_actor_id_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_parts" ADD CONSTRAINT "notification_parts_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_parts_of" ON "notification_parts" USING btree ("notification_id","place");--> statement-breakpoint
CREATE INDEX "notification_parts_actor" ON "notification_parts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_parts_comment" ON "notification_parts" USING btree ("comment_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_post" ON "notifications" USING btree ("post_id","member_id","kind");--> statement-breakpoint
CREATE INDEX "notifications_comment" ON "notifications" USING btree ("comment_id");