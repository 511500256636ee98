import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { activeFilterCount, EMPTY_FILTER, type Yyyymmdd } from '#core';
import { Button } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { CompareDock } from '../../../widgets/compare/CompareDock';
import type { MapStore } from '../map-store';
import { isHouse } from '../answer/map-source';
import { HouseList } from './HouseList';

interface HousesSideProps {
  readonly store: MapStore;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly now: number;
  /** The day at whose legal rate cards show the real monthly cost; null shows the fee. */
  readonly costOn: Yyyymmdd | null;
  readonly onNearest: () => void;
}

/** The list in each of its states. */
export const HousesSide = observer(function HousesSide(props: HousesSideProps) {
  const { store, onNearest, ...rest } = props;
  const { list } = store.answer;
  if (list.state.kind === 'failed') {
    return (
      <FailedState
        title="집 목록을 불러오지 못했어요"
        reason={<ErrorWords error={list.state.error} />}
        onRetry={store.answer.reload}
      />
    );
  }
  if (list.state.kind === 'ready' && list.state.total === 0) {
    if (activeFilterCount(store.filter) === 0) {
      return (
        <EmptyState title="이 지역에는 집이 없어요" hint="지도를 옮기거나 가까운 집을 찾아보세요.">
          <Button onClick={onNearest}>가까운 집 보기</Button>
        </EmptyState>
      );
    }
    return (
      <EmptyState title="조건에 맞는 집이 없어요" hint="필터를 줄이거나 지도를 옮겨 보세요.">
        <Button
          kind="outline"
          onClick={() => {
            store.setFilter(EMPTY_FILTER);
          }}
        >
          필터 초기화
        </Button>
        <Button onClick={onNearest}>가까운 집 보기</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <HouseList store={store} {...rest} />
      <CompareDock kind="house" listed={list.shown?.houses.filter(isHouse) ?? []} />
    </>
  );
});
