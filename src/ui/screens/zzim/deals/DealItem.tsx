import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { COLLECTED, keptSight, type SeenState } from '#core';
import { Button } from '../../../components/button/Button';
import { useServices } from '../../../ground/services';
import { toggleKept } from '../../../widgets/keep-button/toggle-kept';
import { useDealZzim } from '../../../widgets/zzim-heart/use-deal-zzim';
import type { DealKindListed, ListedDeal } from '../zzim-lists';
import { ChangeLine } from '../parts/ChangeLine';
import { ItemFoot } from '../parts/ItemFoot';
import { useChanges } from '../parts/use-changes';
import { contactText } from '../parts/contact-text';
import styles from '../parts/zzim-item.module.scss';

interface DealItemProps {
  readonly type: DealKindListed;
  readonly listed: ListedDeal;
  /** What it is called; null where it is no longer there. */
  readonly title: string | null;
  /** What it is now; null where it is no longer there. */
  readonly state: SeenState | null;
  /** Milliseconds. */
  readonly now: number;
  /** Its card; null where it is no longer there. */
  readonly children: ReactNode;
  /** In the place of that. */
  readonly gone: string;
}

/** A remembered deal: its card, or that it is gone, and below it what the list knows of it. */
export const DealItem = observer(function DealItem(props: DealItemProps) {
  const { listed, type, title, state, now, children, gone } = props;
  const { id, kept, contact } = listed;
  const { changes, isOpened } = useChanges({ type, id }, kept && keptSight(kept), state, now);
  return (
    <div className={styles.item}>
      {children ?? <Gone listed={listed} words={gone} />}
      <ItemFoot collect={title === null ? null : { item: { kind: COLLECTED.deal, id }, title }}>
        <ChangeLine changes={changes} isOpened={isOpened} />
        {contact !== null && <p>{contactText(contact)}</p>}
      </ItemFoot>
    </div>
  );
});

interface GoneProps {
  readonly listed: ListedDeal;
  readonly words: string;
}

/** What is still known of a deal that is gone, and the way to let go. */
function Gone({ listed: { id, kept }, words }: GoneProps) {
  const { toasts } = useServices().stores;
  const dealZzim = useDealZzim();
  return (
    <div className={styles.gone}>
      <p>{words}</p>
      {kept !== null && (
        <Button
          kind="outline"
          onClick={() => {
            toggleKept(dealZzim, toasts, id, () => undefined);
          }}
        >
          지우기
        </Button>
      )}
    </div>
  );
}
