-- Posts and articles have tables of their own; nothing has written here but the sample.
DROP TABLE IF EXISTS "community_items";
