import { useDeferredValue, useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { observer } from 'mobx-react-lite';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { useRowWindow } from '../../../components/list/use-row-window';
import { Spinner } from '../../../components/state/Spinner';
import { Waiting } from '../../../components/state/Skeleton';
import { HouseCardSkeleton } from '../../../widgets/house-card/HouseCardSkeleton';
import type { MapItem } from '../answer/map-source';
import { ListAd } from './later-list-ad';
import { ListPages } from './ListPages';
import { listRows } from './list-rows';
import type { MapStore } from '../map-store';
import styles from './house-list.module.scss';

/** The height of .item in house-list.module.scss. */
const ROW_PX = 120;
/** The next page is asked for when the end is nearer than this. */
const NEAR_END_PX = 6 * ROW_PX;
const SKELETONS = 6;
const NONE: readonly MapItem[] = [];

interface MapListProps {
  readonly store: MapStore;
  /** What scrolls: the sheet on a phone, the side on a desktop. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** In an observer. */
  readonly card: (item: MapItem) => ReactNode;
}

/**
 * What the map shows, as cards; only those near the eye are in the page. A new list is drawn after the
 * marks and the count, in pieces: a hand that pans on meanwhile is not held up by it.
 */
export const MapList = observer(function MapList({ store, scroller, card }: MapListProps) {
  const isAttached = useIsAttached();
  const { list } = store.answer;
  const { page, ad, opened } = useDeferredValue(list.drawn);
  const houses = page?.houses ?? NONE;
  const rows = useMemo(() => listRows(houses, ad), [houses, ad]);
  const near = useRowWindow(scroller, { count: rows.length, rowPx: ROW_PX, list: opened });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onScroll = () => {
      list.scrolled(
        () => element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX,
      );
    };
    // A tall window may show the end at once, without any scroll.
    onScroll();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
    };
  }, [list, scroller, houses]);

  if (page === null) return <ListSkeleton />;
  // Without a window to look through, and maybe without script, all of it.
  const drawn = isAttached ? rows.slice(near.from, near.to) : rows;
  return (
    <>
      <ul
        className={styles.list}
        style={
          isAttached ? { height: rows.length * ROW_PX, paddingTop: near.from * ROW_PX } : undefined
        }
        aria-busy={list.state.kind === 'loading' || page !== list.shown}
      >
        {drawn.map((row) => {
          if (row.kind === 'ad') {
            return (
              <li key="ad" className={styles.item}>
                <ListAd ad={row.ad} />
              </li>
            );
          }
          const { house } = row;
          return (
            <li
              key={house.id}
              className={styles.item}
              aria-setsize={page.total}
              aria-posinset={row.position}
            >
              {card(house)}
            </li>
          );
        })}
      </ul>
      {!isAttached && <ListPages total={page.total} />}
      {page.more === 'loading' && (
        <div className={styles.end}>
          <Spinner size={24} />
        </div>
      )}
      {page.more === 'failed' && (
        <div className={styles.end}>
          <p>다음 쪽을 불러오지 못했어요.</p>
          <Button kind="outline" icon="refresh" onClick={() => void list.loadMore()}>
            다시 불러오기
          </Button>
        </div>
      )}
    </>
  );
});

function ListSkeleton() {
  return (
    <Waiting label="목록을 불러오는 중이에요." className={styles.bones}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <HouseCardSkeleton key={index} />
      ))}
    </Waiting>
  );
}
