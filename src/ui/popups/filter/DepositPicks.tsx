import { observer } from 'mobx-react-lite';
import { formatManwon } from '#core';
import { ChoiceChips } from './ChoiceChips';
import type { FilterDraftStore } from './filter-draft-store';
import styles from './filter-form.module.scss';

/** What most deposits are below, in 만원: on a phone's slider a few px apart. */
const PICKS = [300, 500, 1000].map((most) => ({
  value: String(most),
  name: `${formatManwon(most)} 이하`,
}));

/** The deposits that are asked for most, in one press; another press takes it back. */
export const DepositPicks = observer(function DepositPicks(props: {
  readonly store: FilterDraftStore;
}) {
  const { store } = props;
  const { from, to } = store.draft.deposit;
  const picked = from === null && to !== null ? [String(to)] : [];
  return (
    <div className={styles.picks}>
      <ChoiceChips
        options={PICKS}
        chosen={picked}
        onToggle={(most) => {
          store.change({
            deposit: { from: null, to: picked.includes(most) ? null : Number(most) },
          });
        }}
      />
    </div>
  );
});
