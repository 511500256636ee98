import {
  contactNumber,
  dayTimeText,
  NOTICE_STATUS,
  noticeSourceName,
  seoulDay,
  seoulMinute,
  webLink,
  withParticle,
  type Notice,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import { Note } from '../parts/Note';
import { NoticeSection } from '../parts/NoticeSection';
import rows from '../parts/rows.module.scss';
import styles from './apply.module.scss';

interface NoticeApplyProps {
  readonly notice: Notice;
  readonly now: number;
}

/** Where to apply and to ask, and where all of this comes from. */
export function NoticeApply({ notice, now }: NoticeApplyProps) {
  const { organisation, status, source, checkedAt } = notice;
  const link = webLink(notice.link);
  const isOpen = status === NOTICE_STATUS.OPEN;
  const checked = Date.parse(checkedAt);
  return (
    <NoticeSection title="신청과 문의">
      {link !== null && (
        <a className={styles.apply} href={link} target="_blank" rel="noopener noreferrer">
          <span>
            <bdi>{organisation}</bdi>
            {isOpen ? '에서 신청하기' : '에서 공고 보기'}
          </span>
          <Icon shape={noticeIcons.out} size={20} />
        </a>
      )}
      <Note>
        접수는 <bdi>{withParticle(organisation, '이/가')}</bdi> 받아요. 한칸은 신청을 대신하지
        않아요.
      </Note>
      <Contact contact={notice.contact} />
      <p className={styles.source}>
        출처: {noticeSourceName(source)}
        {!Number.isNaN(checked) &&
          ` · ${dayTimeText(seoulMinute(checked), seoulDay(now))}에 확인했어요`}
      </p>
    </NoticeSection>
  );
}

/** A number that can be called; what is no number is shown as it is. */
function Contact({ contact }: Pick<Notice, 'contact'>) {
  if (contact === null) return null;
  const number = contactNumber(contact.tel);
  const words = (
    <>
      <Icon name="phone" size={20} />
      <span>
        <bdi>{number ?? contact.tel}</bdi>{' '}
        {contact.hours !== null && <small>{contact.hours}</small>}
      </span>
    </>
  );
  if (number === null) return <p className={classNames(rows.row, styles.contact)}>{words}</p>;
  return (
    <a className={classNames(rows.row, styles.contact)} href={`tel:${number.replaceAll('-', '')}`}>
      {words}
      <Icon name="chevron-right" size={20} />
    </a>
  );
}
