import { observer } from 'mobx-react-lite';
import { AD_SLOT, directListHeadline, EMPTY_DIRECT_FILTER } from '#core';
import { usePageTitle } from '../../ground/use-page-title';
import { Ad } from '../../widgets/ad/Ad';
import { useMinute } from '../../widgets/notice-view/use-minute';
import type { ReadyDeals } from './ask-deals';
import styles from './deals.module.scss';
import type { DealsStore } from './deals-store';
import { DealChips } from './head/DealChips';
import { DealsBar } from './head/DealsBar';
import { DealList } from './list/DealList';
import { ListHead } from './list/ListHead';
import { EmptyList, FailedList, ListSkeleton } from './list/ListStates';
import { useDealsActs } from './use-deals-acts';
import { useDealsAddress, type DealsAddress } from './use-deals-address';
import { useKeptDeals } from './use-kept-deals';

/** Rooms without a middleman, those of a dong or all: what is asked of them over a list. */
export const DealsPage = observer(function DealsPage() {
  const place = useDealsAddress();
  const { address, ask, change, isDongMangled, linkTo } = place;
  const { store, ads } = useKeptDeals(address);
  const acts = useDealsActs(place, store);
  const { shown, state } = store;
  usePageTitle(titleOf(shown));
  const isOfDong = address.filter.dongliCode !== null || isDongMangled;
  const isUnknown = isDongMangled || shown?.isDongUnknown === true;
  return (
    <div className={styles.page}>
      <DealsBar
        name={nameOf(shown)}
        toAll={isOfDong ? linkTo(null) : null}
        onChoose={acts.choosePlace}
      />
      <DealChips
        filter={address.filter}
        onOpen={acts.openFilter}
        onOptions={(options) => {
          ask({ options });
        }}
      />
      {/* Decided before anything of the list is drawn: nothing is pushed away. */}
      <div className={styles.ad}>
        <Ad ad={ads.shown?.get(AD_SLOT.WEB_KRG_MAIN_TOP)} />
      </div>
      {isUnknown && (
        <p className={styles.unknown} role="status">
          그런 동을 찾지 못해서 모든 동네의 글을 보여 드려요.
        </p>
      )}
      <section aria-label="직거래 목록">
        <ListHead
          count={state.kind === 'failed' ? null : (shown?.total ?? null)}
          sort={address.sort}
          onSort={(sort) => {
            change({ sort });
          }}
        />
        {ads.shown === null ? <ListSkeleton /> : <ListBody store={store} place={place} />}
      </section>
    </div>
  );
});

/** As the server calls the page. */
function titleOf(shown: ReadyDeals | null): string {
  const dong = shown?.dong ?? null;
  return directListHeadline(dong && [dong.sigungu, dong.dong].filter(Boolean).join(' '));
}

function nameOf(shown: ReadyDeals | null): string {
  if (shown === null || shown.dong === null) return '직거래';
  const { dong } = shown.dong;
  return shown.question.isAround ? `${dong} 근처` : dong;
}

interface ListBodyProps {
  readonly store: DealsStore;
  readonly place: DealsAddress;
}

/** The list in each of its states. */
const ListBody = observer(function ListBody({ store, place }: ListBodyProps) {
  const now = useMinute();
  const { state, shown } = store;
  const { address, ask, change, linkTo } = place;
  if (state.kind === 'failed') return <FailedList error={state.error} onRetry={store.reload} />;
  const isBusy = state.kind === 'loading';
  // Of nothing there is nothing to read on while another list is on its way.
  if (shown === null || (isBusy && shown.items.length === 0)) return <ListSkeleton />;
  if (shown.items.length === 0)
    return (
      <EmptyList
        list={shown}
        toAll={linkTo(null)}
        onAround={() => {
          change({ isAround: true });
        }}
        onClear={() => {
          ask({ ...EMPTY_DIRECT_FILTER, dongliCode: address.filter.dongliCode });
        }}
      />
    );
  return <DealList list={shown} isBusy={isBusy} now={now} onMore={store.more} />;
});
