import type { KeyboardEvent, MouseEvent } from 'react';
import { EMPTY_NOTICE_FILTER, type NoticeFilter } from '#core';
import { widerAreas } from '../../widgets/notice-filter/area-tree';
import { NoticeList } from './list/NoticeList';
import { UndecidedRow } from './list/UndecidedRow';
import { EmptyList, FailedList, ListSkeleton } from './parts/ListStates';
import type { ShownList } from './shown-list';
import type { FitOf } from './use-fits';
import type { Fitting } from './use-fitting';
import type { NoticesActs } from './use-notices-acts';

interface NoticesBodyProps {
  readonly list: ShownList;
  readonly filter: NoticeFilter;
  /** What fits, where only that is shown. */
  readonly fitting: Fitting | null;
  readonly fitOf: FitOf;
  readonly now: number;
  readonly acts: NoticesActs;
  readonly selected: string | null;
  /** At the end of the list, and at a press where the next ones could not be had. */
  readonly onMore: () => void;
  readonly onPress?: ((id: string, event: MouseEvent) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The list in each of its states. */
export function NoticesBody(props: NoticesBodyProps) {
  const { list, filter, fitting, acts, ...rest } = props;
  if (list.kind === 'failed') return <FailedList error={list.error} onRetry={list.onRetry} />;
  if (list.kind === 'waiting') return <ListSkeleton />;
  return (
    <>
      {list.items.length === 0 ? (
        <EmptyList
          filter={filter}
          onlyFitting={fitting !== null}
          onWiden={() => {
            acts.apply({ ...filter, areas: widerAreas(filter.areas) });
          }}
          onClear={() => {
            acts.apply(EMPTY_NOTICE_FILTER);
          }}
          onEveryone={acts.everyone}
        />
      ) : (
        <NoticeList list={list} {...rest} />
      )}
      {fitting !== null && fitting.undecided > 0 && (
        <UndecidedRow
          count={fitting.undecided}
          onPress={() => {
            void acts.editConditions(fitting.nextField());
          }}
        />
      )}
    </>
  );
}
