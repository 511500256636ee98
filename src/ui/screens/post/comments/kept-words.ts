/** Said of a comment that waits on the device. */
export const KEPT = '댓글은 인터넷에 연결되면 보내요.';
