import { lazily } from '../../../ground/lazily';

/** After a press only: no first drawing has it. */
export const CommentEditor = lazily(async () => (await import('./CommentEditor')).CommentEditor);
