ALTER TABLE "houses" ALTER COLUMN "contact_chat" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "houses" ADD COLUMN "contact_chat_url" text;