import { groupThousands } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { noticeIcons } from '../../../widgets/notice-row/notice-icons.data';
import styles from './undecided-row.module.scss';

interface UndecidedRowProps {
  readonly count: number;
  readonly onPress: () => void;
}

/** What is left out because nobody knows whether it fits: it is not hidden in silence. */
export function UndecidedRow({ count, onPress }: UndecidedRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <Icon shape={noticeIcons.unknown} size={20} />
      <span>
        조건을 더 입력하면 알 수 있는 공고 <b>{groupThousands(count)}개</b>
      </span>
      <Icon name="chevron-right" size={20} />
    </button>
  );
}
