import { observer } from 'mobx-react-lite';
import type { Notice } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { noticeIcons } from '../notice-row/notice-icons.data';
import { NoticeStates } from './NoticeStates';
import styles from './notice-view.module.scss';
import { useKeptNotice } from './use-kept-notice';
import { useNoticeActions } from './use-notice-actions';

/** A notice beside a list; `key` it by the notice's ID. It scrolls in whatever it stands in. */
export const NoticeView = observer(function NoticeView({ id }: { readonly id: string }) {
  const store = useKeptNotice(id);
  return (
    <article className={styles.preview} aria-busy={store.state.kind === 'loading'}>
      <NoticeStates
        store={store}
        level={2}
        actions={(notice) => <PreviewActions notice={notice} />}
      />
    </article>
  );
});

function PreviewActions({ notice }: { readonly notice: Notice }) {
  const { share } = useNoticeActions(notice);
  return (
    <>
      <IconButton icon="share" label="공유하기" onClick={() => void share()} />
      <Link
        className={styles.open}
        to={PATH.notice(notice.id)}
        aria-label="공고 전체 화면으로 보기"
        title="공고 전체 화면으로 보기"
      >
        <Icon shape={noticeIcons.out} />
      </Link>
    </>
  );
}
