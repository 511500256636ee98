import type { KeyboardEvent, MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { EMPTY_NOTICE_FILTER, type NoticeFilter, type PersonField } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { widerAreas } from '../../widgets/notice-filter/area-tree';
import { fittingNotices } from './fitting-notices';
import { NoticeList } from './list/NoticeList';
import { UndecidedRow } from './list/UndecidedRow';
import type { NoticesStore } from './notices-store';
import { EmptyList, FailedList, ListSkeleton } from './parts/ListStates';
import type { FitOf } from './use-fits';
import type { NoticesActs } from './use-notices-acts';

interface NoticesBodyProps {
  readonly store: NoticesStore;
  readonly filter: NoticeFilter;
  /** Only what fits is shown, by what the person said. */
  readonly isFitting: boolean;
  /** The address asks for that, whatever is known of the person. */
  readonly asksFitting: boolean;
  readonly fitOf: FitOf;
  readonly now: number;
  readonly acts: NoticesActs;
  readonly selected: string | null;
  /** What to ask next of the person. */
  readonly field: PersonField | null;
  readonly onPress?: ((id: string, event: MouseEvent) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The list in each of its states. */
export const NoticesBody = observer(function NoticesBody(props: NoticesBodyProps) {
  const { store, filter, isFitting, asksFitting, fitOf, acts, field, ...rest } = props;
  const isAttached = useIsAttached();
  const { state, shown } = store;
  if (state.kind === 'failed') return <FailedList error={state.error} onRetry={store.reload} />;
  // Which ones fit is not known before the person is.
  if (shown === null || (asksFitting && !isAttached)) return <ListSkeleton />;
  const fitting = isFitting ? fittingNotices(shown.items, fitOf) : null;
  const items = fitting?.items ?? shown.items;
  const isWhole = state.kind === 'ready' && shown.next === null;
  const undecided = isWhole ? (fitting?.undecided ?? 0) : 0;
  return (
    <>
      {items.length === 0 && isWhole ? (
        <EmptyList
          filter={filter}
          onlyFitting={isFitting}
          onWiden={() => {
            acts.apply({ ...filter, areas: widerAreas(filter.areas) });
          }}
          onClear={() => {
            acts.apply(EMPTY_NOTICE_FILTER);
          }}
          onEveryone={acts.everyone}
        />
      ) : (
        <NoticeList
          items={items}
          loaded={shown.items.length}
          total={isFitting ? null : shown.total}
          more={shown.more}
          isBusy={state.kind === 'loading'}
          fitOf={fitOf}
          onMore={store.more}
          onNearEnd={store.nearEnd}
          {...rest}
        />
      )}
      {undecided > 0 && (
        <UndecidedRow
          count={undecided}
          onPress={() => {
            void acts.editConditions(field);
          }}
        />
      )}
    </>
  );
});
