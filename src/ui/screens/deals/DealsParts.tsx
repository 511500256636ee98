import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { directListHeadline, EMPTY_DIRECT_FILTER, groupThousands } from '#core';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { useReader } from '../../ground/use-reader';
import { DIRECT_SORT_NAMES } from '../../widgets/direct-filter/direct-sort-names.data';
import { useKeptAlarms, type KeptAlarms } from '../../widgets/deal-alarm/kept-alarms';
import { AlarmAtEnd } from '../../widgets/deal-alarm/later-deal-alarm';
import { CompareDock, CompareSwitch } from '../../widgets/compare/later-compare';
import { DealTabs } from '../../widgets/dong-list/DealTabs';
import { DongBar } from '../../widgets/dong-list/DongBar';
import { DongList } from '../../widgets/dong-list/DongList';
import { listBody } from '../../widgets/dong-list/list-body';
import { ConfirmedWord, ListHead } from '../../widgets/dong-list/ListHead';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { searchOf, type ReadyDeals } from './ask-deals';
import type { DealsStore } from './deals-store';
import { DealChips } from './head/DealChips';
import { DealList, type BesideList } from './list/DealList';
import { EmptyList, FailedList, ListSkeleton } from './list/ListStates';
import type { DealsAddress } from './use-deals-address';
import type { DealsListed as Listed } from './use-deals-list';

interface PartProps {
  readonly list: Listed;
}

const isOfDong = ({ address, isDongMangled }: DealsAddress): boolean =>
  address.filter.dongliCode !== null || isDongMangled;

/** Whose deals are shown. */
export const DealsName = observer(function DealsName(
  props: PartProps & { readonly isTitle?: boolean; readonly children?: ReactNode },
) {
  const { list, isTitle = true, children } = props;
  const { place, store, acts } = list;
  return (
    <DongBar
      name={nameOf(store.shown)}
      isTitle={isTitle}
      toAll={isOfDong(place) ? place.linkTo(null) : null}
      onChoose={acts.choosePlace}
    >
      {children}
    </DongBar>
  );
});

/** Which kind of them is shown. */
export const DealsTabs = observer(function DealsTabs({ list }: PartProps) {
  const { place, store, isHub } = list;
  const { shown } = store;
  return (
    <DealTabs
      shown={isHub ? 'all' : 'direct'}
      dongliCode={place.address.filter.dongliCode}
      directs={store.state.kind === 'failed' ? null : (shown?.total ?? null)}
      mates={shown?.mates?.total ?? null}
    />
  );
});

/** What is asked of them. */
export function DealsChips({ list }: PartProps) {
  const { place, acts } = list;
  return (
    <DealChips
      filter={place.address.filter}
      onOpen={acts.openFilter}
      onOptions={(options) => {
        place.ask({ options });
      }}
    />
  );
}

/** The list, with what stands over it. */
export const DealsListed = observer(function DealsListed(
  props: PartProps & { readonly beside?: BesideList },
) {
  const { list, beside } = props;
  const { place, store, ads } = list;
  const alarms = useKeptAlarms();
  const reader = useReader();
  const { shown, state } = store;
  const count = state.kind === 'failed' ? null : (shown?.total ?? null);
  const isUnknown = place.isDongMangled || shown?.isDongUnknown === true;
  return (
    <DongList ads={ads} isDongUnknown={isUnknown} bones={<ListSkeleton />}>
      <section aria-label="직거래 목록">
        <ListHead
          name="직거래"
          count={count === null ? null : `${groupThousands(count)}곳`}
          sort={place.address.sort}
          sortNames={DIRECT_SORT_NAMES}
          action={<CompareSwitch />}
          onSort={(sort) => {
            place.change({ sort });
          }}
        >
          <ConfirmedWord>{reader !== null && <Link to={PATH.dealMine}>내 글</Link>}</ConfirmedWord>
        </ListHead>
        <ListBody store={store} place={place} alarms={alarms} beside={beside} />
        <CompareDock kind="direct" listed={shown?.items ?? []} />
      </section>
    </DongList>
  );
});

/** As the server calls the page. */
export function titleOf(shown: ReadyDeals | null): string {
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
  readonly alarms: KeptAlarms;
  readonly beside: BesideList | undefined;
}

/** The list in each of its states. */
const ListBody = observer(function ListBody(props: ListBodyProps) {
  const { store, place, alarms, beside } = props;
  const now = useMinute();
  const { address, ask, change, linkTo } = place;
  return listBody(store, {
    bones: <ListSkeleton />,
    failed: (error) => <FailedList error={error} onRetry={store.reload} />,
    empty: (list) => (
      <EmptyList
        list={list}
        toAll={linkTo(null)}
        alarms={alarms}
        onAround={() => {
          change({ isAround: true });
        }}
        onClear={() => {
          ask({ ...EMPTY_DIRECT_FILTER, dongliCode: address.filter.dongliCode });
        }}
      />
    ),
    filled: (list, isBusy) => (
      <>
        <DealList list={list} isBusy={isBusy} now={now} beside={beside} onMore={store.more} />
        <AlarmAtEnd alarms={alarms} search={searchOf(list)} place={list.dong?.dong ?? null} />
      </>
    ),
  });
});
