import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button/Button';
import type { ConditionsStore } from './conditions-store';
import styles from './account-offer.module.scss';

interface AccountOfferProps {
  readonly store: ConditionsStore;
}

/**
 * What the account keeps, to be taken in place of what stands in the form. It is known late: it lies on
 * the lower edge of the form, whose end leaves room for it, so that nothing moves below a finger.
 */
export const AccountOffer = observer(function AccountOffer({ store }: AccountOfferProps) {
  return (
    <div className={styles.place} role="status">
      {store.offer !== null && (
        <div className={styles.offer}>
          내 계정에 저장한 조건이 있어요
          <Button kind="plain" onClick={store.takeOffer}>
            불러오기
          </Button>
        </div>
      )}
    </div>
  );
});
