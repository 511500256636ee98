import { useMemo, useRef, type ReactNode } from 'react';
import { useIsAttached } from '../attached/use-is-attached';
import { ListEnd } from './ListEnd';
import styles from './paged-rows.module.scss';
import { useDrawnRows, useRowHeights } from './use-row-heights';
import { useRowsInView } from './use-rows-in-view';

/** Where a row stands among all that there are. */
interface RowPosition {
  readonly 'aria-setsize': number;
  readonly 'aria-posinset': number;
}

interface PagedRowsProps<Item extends { readonly id: string }> {
  readonly list: {
    readonly items: readonly Item[];
    /** How many there are, of which more may come. */
    readonly total: number;
    readonly more: 'idle' | 'loading' | 'failed';
  };
  /** How tall a row is with letters of their usual size: as any other. */
  readonly rowPx: number;
  /** Another list is on its way. */
  readonly isBusy: boolean;
  /** An item of a list with its key and its position. */
  readonly row: (item: Item, at: number, position: RowPosition) => ReactNode;
  readonly onMore: () => void;
}

/** Rows of a list that grows at its end; only those near the eye are in the page. */
export function PagedRows<Item extends { readonly id: string }>(props: PagedRowsProps<Item>) {
  const { list, rowPx, isBusy, row, onMore } = props;
  const { items, total, more } = list;
  const isAttached = useIsAttached();
  const box = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => items.map(({ id }) => id), [items]);
  const { tops, take } = useRowHeights({ keys, rowPx });
  const near = useRowsInView(box, { count: items.length, rowPx, tops, onNearEnd: onMore });
  // Without a window to look through, and maybe without script, all of it.
  const [from, to] = isAttached ? [near.from, near.to] : [0, items.length];
  useDrawnRows(box, keys.slice(from, to), take);
  return (
    <>
      <ul
        ref={box}
        className={styles.list}
        style={isAttached ? { height: tops.at(-1), paddingTop: tops[from] } : undefined}
        aria-busy={isBusy}
      >
        {items.slice(from, to).map((item, at) => {
          const place = from + at;
          return row(item, place, { 'aria-setsize': total, 'aria-posinset': place + 1 });
        })}
      </ul>
      <ListEnd more={more} onMore={onMore} />
    </>
  );
}
