import type { RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { directFilterCount, EMPTY_DIRECT_FILTER, HOUSE_LAYER } from '#core';
import { Button } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { useServices } from '../../../ground/services';
import { CompareDock } from '../../../widgets/compare/CompareDock';
import { DealCard } from '../../../widgets/deal-card/DealCard';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { isDirect } from '../answer/map-source';
import { askDirects, directAsked } from '../head/direct-asked';
import type { MapStore } from '../map-store';
import { MapList } from './MapList';

export interface DirectsSideProps {
  readonly store: MapStore;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly now: number;
}

/** The list of direct deals in each of its states. */
export const DirectsSide = observer(function DirectsSide(props: DirectsSideProps) {
  const { store, scroller, now } = props;
  const { viewedDealIds } = useServices().stores.recents;
  const { pointed, answer } = store;
  const { hoveredId, selectedId } = pointed;
  const { state } = answer.list;
  if (state.kind === 'failed') {
    return (
      <FailedState
        title="직거래를 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={answer.reload}
      />
    );
  }
  if (state.kind === 'ready' && state.total === 0) return <NoDirects store={store} />;
  return (
    <>
      <MapList
        store={store}
        scroller={scroller}
        card={(deal) =>
          isDirect(deal) && (
            <DealCard
              deal={deal}
              now={now}
              isHighlighted={deal.id === hoveredId || deal.id === selectedId}
              isSeen={viewedDealIds.has(deal.id)}
              canCompare
              onPoint={pointed.hover}
              onChoose={pointed.select}
            />
          )
        }
      />
      <CompareDock kind="direct" listed={answer.list.shown?.houses.filter(isDirect) ?? []} />
    </>
  );
});

/** Nobody offers a room here, or none that was asked for: the map has houses, too. */
const NoDirects = observer(function NoDirects({ store }: { readonly store: MapStore }) {
  const isAsked = directFilterCount(directAsked(store)) > 0;
  return (
    <EmptyState
      title={isAsked ? '조건에 맞는 직거래가 없어요' : '이 지역에는 직거래가 없어요'}
      hint={isAsked ? '필터를 줄이거나 지도를 옮겨 보세요.' : '지도를 옮기거나 집을 보세요.'}
    >
      {isAsked && (
        <Button
          kind="outline"
          onClick={() => {
            askDirects(store, EMPTY_DIRECT_FILTER);
          }}
        >
          필터 초기화
        </Button>
      )}
      <Button
        onClick={() => {
          store.setLayer(HOUSE_LAYER);
        }}
      >
        집 보기
      </Button>
    </EmptyState>
  );
});
