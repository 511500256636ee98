import { useRef } from 'react';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { ListEnd } from '../../../components/list/ListEnd';
import { useRowsInView } from '../../../components/list/use-rows-in-view';
import { DESKTOP, useMediaQuery } from '../../../ground/use-media-query';
import {
  CONTENT_ROW_PX,
  CONTENT_TILE_PX,
  ContentRow,
} from '../../../widgets/content-row/ContentRow';
import type { ReadyFeed } from '../feed-store';
import styles from './content-list.module.scss';
import { LeadContent } from './LeadContent';

interface ContentListProps {
  readonly feed: ReadyFeed;
  /** The latest is shown large. */
  readonly hasLead: boolean;
  readonly onMore: () => void;
}

/** So many stand beside the lead on desktops. */
const BESIDE = 4;
/** And so many in a row below. */
const COLUMNS = 3;
/** So many are seen before any scroll. */
const FIRST = 3;

/** Articles, the first of them large; of the others only those near the eye are in the page. */
export function ContentList({ feed, hasLead, onMore }: ContentListProps) {
  const { items, total, more } = feed;
  const top = hasLead ? 1 + BESIDE : 0;
  const [lead, ...beside] = items.slice(0, top);
  return (
    <>
      {lead !== undefined && (
        <div className={styles.top}>
          <LeadContent content={lead} />
          <ul className={styles.beside}>
            {beside.map((content) => (
              <li key={content.id} data-content={content.id}>
                <ContentRow content={content} kind="row" level={2} isFirst />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Tiles items={items.slice(top)} total={total - top} hasFirst={!hasLead} onMore={onMore} />
      <ListEnd more={more} onMore={onMore} />
    </>
  );
}

interface TilesProps extends Pick<ReadyFeed, 'items' | 'total'> {
  /** They begin where the page does. */
  readonly hasFirst: boolean;
  readonly onMore: () => void;
}

function Tiles({ items, total, hasFirst, onMore }: TilesProps) {
  const isAttached = useIsAttached();
  const isDesktop = useMediaQuery(DESKTOP);
  const [columns, rowPx] = isDesktop ? [COLUMNS, CONTENT_TILE_PX] : [1, CONTENT_ROW_PX];
  const list = useRef<HTMLUListElement>(null);
  const count = Math.ceil(items.length / columns);
  const near = useRowsInView(list, { count, rowPx, onNearEnd: onMore });
  // Without a window to look through, and maybe without script, all of it.
  const [from, to] = isAttached ? [near.from * columns, near.to * columns] : [0, items.length];
  return (
    <ul
      ref={list}
      className={styles.tiles}
      style={isAttached ? { height: count * rowPx, paddingTop: near.from * rowPx } : undefined}
    >
      {items.slice(from, to).map((content, at) => (
        <li
          key={content.id}
          data-content={content.id}
          aria-setsize={total}
          aria-posinset={from + at + 1}
        >
          <ContentRow
            content={content}
            kind="tile"
            level={2}
            isFirst={hasFirst && from + at < FIRST}
          />
        </li>
      ))}
    </ul>
  );
}
