import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import styles from './tall-rows.module.scss';
import { useTallRows } from './use-tall-rows';

/** What a list lets those around it do. */
export interface TallRowsHandle {
  /** Shows its end, and stays there. */
  readonly toEnd: () => void;
  /** What scrolls: it has the focus once what had it is gone. */
  readonly box: () => HTMLElement | null;
}

interface TallRowsProps<Item extends { readonly key: string }> {
  readonly ref?: Ref<TallRowsHandle>;
  /** Read out. */
  readonly label: string;
  /** In the order in which they are read: the last is the latest. */
  readonly items: readonly Item[];
  /** How tall a row is taken to be before it was seen. */
  readonly guessPx: number;
  readonly row: (item: Item) => ReactNode;
  /** What stands in front of the first row. */
  readonly head?: ReactNode;
  /** Told when the first row is near the eye. */
  readonly onNearTop: () => void;
  /** Told whether the end is seen, whenever that changes. */
  readonly onEnd: (isAtEnd: boolean) => void;
}

/**
 * A talk: rows of any height, read from its end, that grows at both ends. Only those near the eye are
 * in the page, and what is read stays where it is while others come above or below. New rows are read
 * out by whoever has this list: rows come and go here by scrolling, too.
 */
export function TallRows<Item extends { readonly key: string }>(props: TallRowsProps<Item>) {
  const { ref, label, items, row, head } = props;
  const { box, list, from, to, above, below, toEnd } = useTallRows(props);
  useImperativeHandle(ref, () => ({ toEnd, box: () => box.current }), [toEnd, box]);
  return (
    <div
      ref={box}
      className={styles.box}
      role="log"
      aria-label={label}
      aria-live="off"
      // What scrolls has to be reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {head}
      <ol ref={list} className={styles.list} style={{ paddingTop: above, paddingBottom: below }}>
        {items.slice(from, to).map((item, at) => (
          <li
            key={item.key}
            data-key={item.key}
            aria-setsize={items.length}
            aria-posinset={from + at + 1}
          >
            {row(item)}
          </li>
        ))}
      </ol>
    </div>
  );
}
