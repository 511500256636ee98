import { DEAL_STATUS, dealStatusName, heldText, MODERATED } from '#core';
import { Segmented } from '../../components/field/Segmented';
import { Icon } from '../../components/icon/Icon';
import { Appeal } from '../appeal/later-appeal';
import styles from './own-deal.module.scss';
import type { ShownDeal } from './shown-deal';
import type { DealActs } from './use-deal-acts';

const STATUSES = Object.values(DEAL_STATUS).map((value) => ({
  value,
  name: dealStatusName(value),
}));

export interface OwnDealProps {
  readonly deal: ShownDeal;
  readonly acts: Pick<DealActs, 'setStatus' | 'appealed'>;
}

/** What its owner alone sees of a deal: why others do not see it, and how it stands. */
export function OwnDeal({ deal, acts }: OwnDealProps) {
  const { hold, status } = deal;
  return (
    <div className={styles.own}>
      {hold !== null && (
        <div className={styles.held} role="note">
          <Icon name="info" size={20} />
          <div>
            <b>{heldText(hold)}</b>
            <p>{hold.reason}</p>
            <Appeal
              target={{ kind: MODERATED.DEAL, id: deal.id }}
              hold={hold}
              onSent={acts.appealed}
            />
          </div>
        </div>
      )}
      {status === DEAL_STATUS.DONE ? (
        <p className={styles.over}>거래가 끝난 글이에요. 나만 볼 수 있어요.</p>
      ) : (
        <Segmented label="거래 상태" options={STATUSES} value={status} onChange={acts.setStatus} />
      )}
    </div>
  );
}
