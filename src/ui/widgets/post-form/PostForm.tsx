import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { postPath } from '#core';
import { Button } from '../../components/button/Button';
import { useKeyboardRoom } from '../../components/dialog/use-keyboard-room';
import { noteId } from '../../components/field/field-props';
import { FieldNote } from '../../components/field/FieldNote';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { endPage } from '../../stores/history/end-page';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { useLeaveGuard } from '../form-drafts/use-leave-guard';
import { LaterEditor } from './later-editor';
import { BoardChoice } from './parts/BoardChoice';
import { FoundDraftBar } from './parts/FoundDraftBar';
import { TitleBox } from './parts/TitleBox';
import styles from './post-form.module.scss';
import type { PostFormStore } from './post-form-store';
import { usePostForm, type PostFormProps } from './use-post-form';

const TEXT_HINT = '집 이야기, 동네 이야기를 편하게 적어 주세요. 주소와 전화번호는 가려 주세요.';

const LEAVING = { title: '글쓰기를 그만할까요?', asksWhereKept: true };

interface PostFormPageProps extends PostFormProps {
  readonly title: string;
}

/** The page on which a post is written, or changed. */
export const PostForm = observer(function PostForm({ title, ...made }: PostFormPageProps) {
  const { stores } = useServices();
  const store = usePostForm(made);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useKeyboardRoom(form);
  useLeaveGuard(store, LEAVING);

  useLayoutEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const send = async () => {
    if (!stores.session.isLogin) {
      // Whoever logs in presses again: nothing is sent by itself (spec/readings R14).
      store.keepNow();
      void stores.popups.askOnce('login', ORDINARY_LOGIN);
      return;
    }
    const post = await store.send();
    if (post === null) {
      setTries((count) => count + 1);
      return;
    }
    if (post === 'kept') {
      stores.toasts.show('글은 인터넷에 연결되면 올려요.');
      endPage(stores.history, PATH.outbox);
      return;
    }
    if (made.post === null) stores.community.written(post);
    else stores.community.learn(post);
    endPage(stores.history, postPath(post.id));
  };
  return (
    <Page
      title={title}
      parent={made.post === null ? PATH.communities : postPath(made.post.id)}
      action={<SendButton store={store} form={id} />}
    >
      <form
        ref={form}
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send();
        }}
      >
        <FoundDraftBar store={store} />
        <BoardChoice store={store} />
        <TitleBox store={store} />
        <Text store={store} />
      </form>
    </Page>
  );
});

/** Says how much of the pictures is there while they are waited for. */
const SendButton = observer(function SendButton({
  store,
  form,
}: {
  readonly store: PostFormStore;
  readonly form: string;
}) {
  const isWaiting = store.state.kind === 'uploading';
  return (
    <Button type="submit" form={form} busy={store.isBusy}>
      {isWaiting ? `사진 올리는 중 ${String(Math.floor(store.part * 100))}%` : '등록'}
    </Button>
  );
});

/** The text with its pictures, and what is wrong with either. */
const Text = observer(function Text({ store }: { readonly store: PostFormStore }) {
  const id = useId();
  const { state, lost } = store;
  const fault = store.faultOf('document') ?? store.faultOf('pictures');
  const failure = state.kind === 'failed' ? state.reason : null;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) note.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <>
      <div ref={note} className={styles.notes}>
        <FieldNote id={noteId(id)} error={fault} />
        <div role="alert">
          {failure !== null && <FieldNote id={`${id}-failure`} error={failure} />}
        </div>
        {lost > 0 && (
          <p className={styles.lost}>올리던 사진 {lost}장은 저장되지 않았어요. 다시 골라 주세요.</p>
        )}
      </div>
      <LaterEditor
        key={store.revision}
        label="내용"
        placeholder={TEXT_HINT}
        document={store.begins}
        pictures={store.pictures}
        disabled={store.isBusy}
        faultId={fault === null ? null : noteId(id)}
        onChange={(read, placed) => {
          store.write(read, placed);
        }}
      />
    </>
  );
});
