import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  BOOKMARK_KIND,
  COLLECTED,
  personFit,
  seenNotice,
  seoulDay,
  type NoticeSummary,
} from '#core';
import { useServices } from '../../../ground/services';
import { BookmarkButton } from '../../../widgets/bookmark-button/BookmarkButton';
import { NoticeRow } from '../../../widgets/notice-row/NoticeRow';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { useKnowsAllSeen, useSeen } from '../../../widgets/seen/use-seen';
import type { Found } from '../found-store';
import type { ListedReading } from '../zzim-lists';
import { GoneReading } from './GoneReading';
import styles from './reading-list.module.scss';
import { ChangeLine } from '../parts/ChangeLine';
import { ItemFoot } from '../parts/ItemFoot';
import { useChanges } from '../parts/use-changes';
import { useNextFocus } from '../parts/use-next-focus';

interface NoticeListProps {
  readonly list: readonly ListedReading[];
  readonly found: Found<NoticeSummary>;
}

/** Remembered notices, newest first. */
export const NoticeList = observer(function NoticeList({ list, found }: NoticeListProps) {
  const now = useMinute();
  const items = useNextFocus(list);
  return (
    <ul {...items} className={styles.list}>
      {list.map((listed) => {
        const { id } = listed;
        const notice = found.get(id);
        if (notice === undefined)
          return (
            <li key={id}>
              <NoticeRowSkeleton />
            </li>
          );
        if (notice === null)
          return (
            <li key={id}>
              <GoneReading
                of={BOOKMARK_KIND.notice}
                listed={listed}
                words="더는 볼 수 없는 공고예요."
              />
            </li>
          );
        return (
          <li key={id}>
            <NoticeItem listed={listed} notice={notice} now={now} />
          </li>
        );
      })}
    </ul>
  );
});

interface NoticeItemProps {
  readonly listed: ListedReading;
  readonly notice: NoticeSummary;
  /** Milliseconds. */
  readonly now: number;
}

/** A remembered notice, and what changed of it since it was seen. */
const NoticeItem = observer(function NoticeItem({ listed, notice, now }: NoticeItemProps) {
  const { person } = useServices().stores.person;
  const seen = useSeen();
  const knowsAll = useKnowsAllSeen();
  const { id, kept } = listed;
  const today = seoulDay(now);
  const state = seenNotice(notice, today);
  const { changes, isOpened, isUnknown } = useChanges(
    { type: 'notice', id },
    kept && { at: kept.DATE, state: null },
    state,
    now,
  );
  // Nobody knows what it was when it was kept, on whatever device: it is compared with what stands here from now on.
  const isBegun = isUnknown && knowsAll;
  useEffect(() => {
    if (isBegun && typeof seen !== 'string') seen.saw('notice', id, seenNotice(notice, today));
  }, [seen, isBegun, id, notice, today]);
  return (
    <>
      <div className={styles.item}>
        <NoticeRow notice={notice} fit={personFit(person, notice, today)} now={now} />
        <BookmarkButton
          of={BOOKMARK_KIND.notice}
          className={styles.bookmark}
          id={id}
          title={notice.title}
        />
      </div>
      <ItemFoot collect={{ item: { kind: COLLECTED.notice, id }, title: notice.title }}>
        <ChangeLine changes={changes} isOpened={isOpened} />
      </ItemFoot>
    </>
  );
});
