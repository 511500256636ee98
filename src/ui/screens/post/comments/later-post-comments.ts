import { lazily } from '../../../ground/lazily';

/** What is seen only after the text: a post that was opened from a list does without its code. */
export const PostComments = lazily(
  async () => (await import('./PostComments')).PostComments,
  'src/ui/screens/post/comments/PostComments.tsx',
);
