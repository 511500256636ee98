/** What comes of writing a post, told to who has to log in first. */
export const POST_HINT = '쓴 글은 고치거나 지울 수 있고, 댓글이 달리면 알려 드려요.';
