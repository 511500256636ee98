import { observer } from 'mobx-react-lite';
import { BOOKMARK_KIND, NOTICE_STATUS, webLink, type Notice } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import { classNames } from '../../../styles/class-names';
import { BookmarkButton } from '../../bookmark-button/BookmarkButton';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import { useNoticeActions } from '../use-notice-actions';
import styles from './notice-bar.module.scss';

/** What is done with a notice, at the foot of it: only kept, once it is over. */
export const NoticeBar = observer(function NoticeBar({ notice }: { readonly notice: Notice }) {
  const { env, stores } = useServices();
  const { noticeAlarms } = stores;
  const { alarm } = useNoticeActions(notice);
  const { goneOn, id, organisation, status, title } = notice;
  const link = webLink(notice.link);
  const bookmark = <BookmarkButton of={BOOKMARK_KIND.notice} kind="bar" id={id} title={title} />;
  if (status === NOTICE_STATUS.EXPIRE)
    return (
      <div className={styles.bar}>
        {bookmark}
        <p className={styles.over}>
          {goneOn === null ? '접수가 끝난 공고예요.' : '기관의 목록에서 내려간 공고예요.'}
        </p>
      </div>
    );
  const isOn = noticeAlarms.find(id) !== undefined;
  return (
    <div className={styles.bar}>
      {bookmark}
      <a
        className={styles.way}
        href={`${env.apiUrl}/v2/notices/${encodeURIComponent(id)}/calendar.ics`}
      >
        <Icon shape={noticeIcons['calendar-plus']} size={20} />
        캘린더
      </a>
      {alarm !== null && (
        <button
          type="button"
          className={classNames(styles.way, styles.alarm)}
          onClick={() => void alarm()}
        >
          <Icon shape={noticeIcons[isOn ? 'bell-on' : 'bell']} size={20} />
          {isOn ? '마감 알림 켜짐' : '마감 알림 받기'}
        </button>
      )}
      {link !== null && status === NOTICE_STATUS.OPEN && (
        <a
          className={classNames(styles.way, styles.apply)}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span>
            <bdi>{organisation}</bdi>에서 신청하기
          </span>
          <Icon shape={noticeIcons.out} size={20} />
        </a>
      )}
    </div>
  );
});
