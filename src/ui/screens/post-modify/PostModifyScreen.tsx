import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { APP_PAGES, postPath, type Post } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { errorText } from '../../text/error-text';
import { PostForm } from '../../widgets/post-form/PostForm';
import { FormBones } from '../../widgets/writer-page/FormBones';
import { POST_HINT } from '../../widgets/post-form/post-hint';
import { WriterPage } from '../../widgets/writer-page/WriterPage';

const { title } = APP_PAGES.postModify;

/** /posts/{id}/modify: its author alone changes a post. */
export function PostModifyScreen() {
  const { id = '' } = useParams();
  return (
    <WriterPage title={title} parent={postPath(id)} hint={POST_HINT}>
      {(writer) => <Modifying key={`${id} ${writer}`} id={id} writer={writer} />}
    </WriterPage>
  );
}

interface ModifyingProps {
  readonly id: string;
  readonly writer: string;
}

const Modifying = observer(function Modifying({ id, writer }: ModifyingProps) {
  const { posts } = useServices();
  const [store] = useState(() => new AnswerStore((cancel) => posts.one(id, cancel)));
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  const { state } = store;
  const post = store.value;
  if (post?.mine.isAuthor === true) return <Form post={post} writer={writer} />;
  return (
    <Page title={title} parent={postPath(id)}>
      {state.kind === 'failed' && (
        <FailedState
          title="글을 불러오지 못했어요"
          reason={errorText(state.error)}
          onRetry={() => void store.load()}
        />
      )}
      {state.kind === 'ready' && post === null && (
        <EmptyState title="삭제된 게시물입니다.">
          <ButtonLink to={PATH.communities}>커뮤니티 보기</ButtonLink>
        </EmptyState>
      )}
      {state.kind === 'ready' && post !== null && (
        <EmptyState title="내가 쓴 글만 고칠 수 있어요">
          <ButtonLink to={postPath(id)}>글 보기</ButtonLink>
        </EmptyState>
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && <FormBones />}
    </Page>
  );
});

function Form({ post, writer }: { readonly post: Post; readonly writer: string }) {
  const { posts } = useServices();
  const { id, categoryTypeCode: board, document } = post;
  return (
    <PostForm
      title={title}
      form={`post-${id}`}
      member={writer}
      begun={{ board, title: post.title, document }}
      post={post}
      send={(draft, key) => posts.change(id, draft, key)}
    />
  );
}
