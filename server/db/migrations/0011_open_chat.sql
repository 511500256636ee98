ALTER TABLE "houses" ADD COLUMN "contact_chat_url" text;--> statement-breakpoint
ALTER TABLE "houses" DROP COLUMN "contact_chat";