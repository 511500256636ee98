import {
  dayText,
  EMPTY_NOTICE_FILTER,
  NOTICE_SORT,
  NOTICE_STATUS,
  noticeListTo,
  type Notice,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './notice-state.module.scss';

/** So many areas of a notice are asked for in similar ones. */
const ASKED_AREAS = 4;

/** That applications are over, or that the source no longer has it, with the way to others. */
export function NoticeState({ notice }: { readonly notice: Notice }) {
  const { goneOn, status } = notice;
  if (status !== NOTICE_STATUS.EXPIRE) return null;
  return (
    <div className={styles.notes}>
      <Link className={styles.note} to={similarTo(notice)}>
        <span>
          {goneOn === null ? '접수가 끝났어요' : '지금은 접수를 확인할 수 없어요'} ·{' '}
          <b>비슷한 공고 보기</b>
        </span>
        <Icon name="chevron-right" size={20} />
      </Link>
      {goneOn !== null && (
        <p className={styles.note}>
          <span>
            {dayText(goneOn)}부터 기관의 목록에 없어요. 취소되었을 수 있으니 원문을 확인해 주세요.
          </span>
        </p>
      )}
    </div>
  );
}

const similarTo = ({ supplyTypeCode, areas }: Notice): string =>
  `${PATH.notices}${noticeListTo({
    filter: {
      ...EMPTY_NOTICE_FILTER,
      supplies: [supplyTypeCode],
      areas: areas.slice(0, ASKED_AREAS).map(({ code }) => code),
    },
    sort: NOTICE_SORT.closing,
    onlyFitting: false,
    isPush: false,
    selected: null,
  })}`;
