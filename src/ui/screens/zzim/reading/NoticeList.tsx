import { observer } from 'mobx-react-lite';
import { BOOKMARK_KIND, COLLECTED, personFit, seoulDay, type NoticeSummary } from '#core';
import { useServices } from '../../../ground/services';
import { BookmarkButton } from '../../../widgets/bookmark-button/BookmarkButton';
import { CollectButton } from '../../../widgets/collection/later-collect-button';
import { NoticeRow } from '../../../widgets/notice-row/NoticeRow';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import type { Found } from '../found-store';
import type { ListedReading } from '../zzim-lists';
import { GoneReading } from './GoneReading';
import styles from './reading-list.module.scss';
import { useNextFocus } from '../parts/use-next-focus';

interface NoticeListProps {
  readonly list: readonly ListedReading[];
  readonly found: Found<NoticeSummary>;
}

/** Remembered notices, newest first. */
export const NoticeList = observer(function NoticeList({ list, found }: NoticeListProps) {
  const { stores } = useServices();
  const { person } = stores.person;
  const now = useMinute();
  const items = useNextFocus(list);
  return (
    <ul {...items}>
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
            <div className={styles.item}>
              <NoticeRow notice={notice} fit={personFit(person, notice, seoulDay(now))} now={now} />
              <BookmarkButton
                of={BOOKMARK_KIND.notice}
                className={styles.bookmark}
                id={id}
                title={notice.title}
              />
            </div>
            <CollectButton item={{ kind: COLLECTED.notice, id }} title={notice.title} />
          </li>
        );
      })}
    </ul>
  );
});
