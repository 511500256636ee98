import { useEffect, useState } from 'react';
import type { Post } from '#core';
import { useServices } from '../../ground/services';
import { browserDrawing, fitPicture } from '../document-editor/pictures/fit-picture';
import { PictureStore } from '../document-editor/pictures/picture-store';
import { FormDrafts } from '../form-drafts/form-drafts';
import { readKeptPosts, type WrittenPost } from './kept-posts';
import { PostFormStore } from './post-form-store';
import type { SendPost } from './post-form-world';

export interface PostFormProps {
  /** Names the form among the drafts: a new post, or the one that is changed. */
  readonly form: string;
  readonly member: string;
  readonly begun: WrittenPost;
  /** The post that is changed; null for a new one. */
  readonly post: Post | null;
  /** Null where it is kept on the device, and goes later. */
  readonly send: SendPost;
}

/** Which state of a post a change begins with. */
const stateOf = (post: Post): string => post.editedAt ?? post.createdAt;

/** The store of a form, with its draft taken up. */
export function usePostForm({ form, member, begun, post, send }: PostFormProps): PostFormStore {
  const { local, perTab, listenToStorage: listen, random, clock, pictures } = useServices();
  const [store] = useState(() => {
    const shown = new PictureStore({
      pictures,
      random,
      fit: (file) => fitPicture(file, browserDrawing),
      previews: URL,
    });
    shown.know(post?.pictures ?? []);
    const drafts = new FormDrafts(
      { local, perTab, listen, random, clock, member },
      form,
      readKeptPosts,
    );
    const base = post === null ? null : stateOf(post);
    const made = new PostFormStore({ send, drafts, pictures: shown, random, begun, base });
    return made;
  });
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return store;
}
