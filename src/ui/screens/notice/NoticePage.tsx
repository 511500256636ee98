import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { noticeHeadline, NOT_FOUND_TITLE, type Notice } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useArrivalFocus } from '../../ground/use-arrival-focus';
import { usePageTitle } from '../../ground/use-page-title';
import { MoreMenu } from '../../widgets/more-menu/MoreMenu';
import { moreMenuIcons } from '../../widgets/more-menu/more-menu-icons.data';
import { NoticeStates } from '../../widgets/notice-view/NoticeStates';
import { useKeptNotice } from '../../widgets/notice-view/use-kept-notice';
import { useNoticeActions } from '../../widgets/notice-view/use-notice-actions';
import { useSaw } from '../../widgets/seen/use-saw';
import styles from './notice-page.module.scss';
import { OtherNotices } from './OtherNotices';

/** A notice in each of its states, under a way back. */
export const NoticePage = observer(function NoticePage({ id }: { readonly id: string }) {
  const { history, recents } = useServices().stores;
  const page = useRef<HTMLElement>(null);
  const store = useKeptNotice(id);
  const { state, value: notice } = store;
  const isGone = state.kind === 'ready' && notice === null;

  usePageTitle(notice === null ? (isGone ? NOT_FOUND_TITLE : '청년공고') : noticeHeadline(notice));
  useArrivalFocus(page, state.kind === 'ready' || state.kind === 'failed');
  useEffect(() => {
    if (notice !== null) recents.viewedNotice(notice);
  }, [recents, notice]);
  useSaw('notice', notice);

  return (
    <article ref={page} className={styles.page} aria-busy={state.kind === 'loading'}>
      <div className={styles.bar}>
        <IconButton
          icon="chevron-left"
          label="뒤로"
          onClick={() => {
            history.back(PATH.notices);
          }}
        />
        {notice !== null && <Actions notice={notice} />}
      </div>
      <NoticeStates store={store} level={1} />
      {isGone && <OtherNotices />}
    </article>
  );
});

function Actions({ notice }: { readonly notice: Notice }) {
  const { share, report } = useNoticeActions(notice);
  return (
    <div className={styles.actions}>
      <IconButton icon="share" label="공유하기" onClick={() => void share()} />
      <MoreMenu
        kind="bare"
        items={[{ name: '신고하기', shape: moreMenuIcons.flag, run: () => void report() }]}
      />
    </div>
  );
}
