import { dayText, groupThousands, seoulDay } from '#core';
import { Icon } from '../../components/icon/Icon';
import { moreMenuIcons } from '../more-menu/more-menu-icons.data';
import styles from './deal-foot.module.scss';
import type { ShownDeal } from './shown-deal';

interface DealFootProps {
  readonly deal: ShownDeal;
  readonly onReport: () => void;
}

/** When it was written, how often it was read, and where to say that something is wrong with it. */
export function DealFoot({ deal, onReport }: DealFootProps) {
  return (
    <footer className={styles.foot}>
      <p>
        {dayText(seoulDay(Date.parse(deal.createdAt)))}에 올렸어요 · 조회{' '}
        {groupThousands(deal.views)}
      </p>
      {!deal.mine.isAuthor && (
        <button type="button" onClick={onReport}>
          <Icon shape={moreMenuIcons.flag} size={16} />
          신고하기
        </button>
      )}
    </footer>
  );
}
