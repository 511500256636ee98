import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { APP_PAGES, postListFrom } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { searchOf } from '../../stores/history/url-parts';
import { PostForm } from '../../widgets/post-form/PostForm';
import { NEW_POST } from '../../widgets/post-form/post-form-store';
import { useWriter } from '../../widgets/post-form/use-writer';
import { WriterLacking } from '../../widgets/post-form/WriterLacking';

const { title } = APP_PAGES.postWrite;

/** /posts/write: a new post, on the board that it was come from (`?board=`). */
export const PostWriteScreen = observer(function PostWriteScreen() {
  const { posts, stores } = useServices();
  const writer = useWriter();
  const [begun] = useState(() => {
    const { board } = postListFrom(searchOf(stores.history.current.url));
    return { ...NEW_POST, board };
  });
  if (writer === null)
    return (
      <Page title={title} parent={PATH.communities}>
        <WriterLacking />
      </Page>
    );
  return (
    <PostForm
      key={writer}
      title={title}
      form="post-write"
      member={writer}
      begun={begun}
      post={null}
      send={(draft, key) => posts.write(draft, key)}
    />
  );
});
