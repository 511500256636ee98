import type { DocumentPicture, Post, PostDraft, Random } from '#core';
import type { PictureStore } from '../document-editor/pictures/picture-store';
import type { PostDrafts, WrittenPost } from './kept-posts';

/** Sends a post under its key; `pictures` are those in its text. */
export type SendPost = (
  draft: PostDraft,
  key: string,
  pictures: readonly DocumentPicture[],
) => Promise<Post | null>;

/** What the form of a post works with. */
export interface PostFormWorld {
  /** Null where it is kept on the device with its pictures, and goes later. */
  readonly send: SendPost;
  readonly drafts: PostDrafts;
  readonly pictures: PictureStore;
  readonly random: Pick<Random, 'id'>;
  /** What the form begins with, and which state of the post it changes; a new post has none. */
  readonly begun: WrittenPost;
  readonly base: string | null;
}
