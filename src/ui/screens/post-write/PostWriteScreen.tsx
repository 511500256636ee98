import { useState } from 'react';
import { APP_PAGES, postListFrom } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { searchOf } from '../../stores/history/url-parts';
import { PostForm } from '../../widgets/post-form/PostForm';
import { NEW_POST } from '../../widgets/post-form/post-form-store';
import { POST_HINT } from '../../widgets/post-form/post-hint';
import { WriterPage } from '../../widgets/writer-page/WriterPage';

const { title } = APP_PAGES.postWrite;

/** /posts/write: a new post, on the board that it was come from (`?board=`). */
export function PostWriteScreen() {
  const services = useServices();
  const { stores } = services;
  const [begun] = useState(() => {
    const { board } = postListFrom(searchOf(stores.history.current.url));
    return { ...NEW_POST, board };
  });
  return (
    <WriterPage title={title} parent={PATH.communities} hint={POST_HINT}>
      {(writer) => (
        <PostForm
          key={writer}
          title={title}
          form="post-write"
          member={writer}
          begun={begun}
          post={null}
          send={async (draft, key, pictures) => {
            const pressed = await stores.outbox.press(services, 'post', { draft, pictures }, key);
            return pressed.kind === 'sent' ? pressed.result : null;
          }}
        />
      )}
    </WriterPage>
  );
}
