import { useCallback, useMemo, type MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { noticesHeadline } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { DESKTOP, useMediaQuery, type MediaQuestion } from '../../ground/use-media-query';
import { usePageTitle } from '../../ground/use-page-title';
import { useMinute } from '../../widgets/notice-view/use-minute';
import { CalendarButton } from '../../widgets/calendar-button/CalendarButton';
import { NotificationBell } from '../../widgets/notification-bell/NotificationBell';
import { SearchLink } from '../../widgets/search-link/SearchLink';
import { YouthTabs } from '../../widgets/youth-tabs/YouthTabs';
import { NoticeChips } from './head/NoticeChips';
import { ListHead } from './list/ListHead';
import { NoticesBody } from './NoticesBody';
import { questionOf } from './notices-question';
import { areaNames, isOpening } from './notices-store';
import styles from './notices.module.scss';
import { PushNote } from './parts/PushNote';
import { everyNotice, whatFits } from './shown-list';
import { useFits } from './use-fits';
import { useNoticesActs } from './use-notices-acts';
import { useNoticesAddress } from './use-notices-address';
import { useKeptNotices } from './use-kept-notices';
import { FilterColumn } from './wide/later-filter-column';
import { Preview } from './wide/Preview';
import { PreviewOver } from './wide/PreviewOver';
import { useArrowKeys } from './wide/use-arrow-keys';

/** Room for the selected notice beside the list: $preview in notices.module.scss. */
const WITH_PREVIEW: MediaQuestion = {
  query: '(min-width: 1200px)',
  isLikely: ({ kind }) => kind === 'pc',
};

const NOTHING: readonly never[] = [];
const WAITING = { kind: 'waiting' } as const;
/** What fits is whole at once; to ask for more at its end would tell how much it is (spec/readings R33). */
const nothing = () => undefined;

/** Notices by what the address asks: a list on phones, filters, list and preview in wide windows. */
export const NoticesScreen = observer(function NoticesScreen() {
  const isAttached = useIsAttached();
  const isWide = useMediaQuery(DESKTOP);
  const hasPreview = useMediaQuery(WITH_PREVIEW);
  const { isKnown } = useServices().stores.person;
  const now = useMinute();
  const fitOf = useFits(now);
  const place = useNoticesAddress();
  const { address } = place;

  const question = useMemo(() => questionOf(address), [address]);
  const kept = useKeptNotices(question, address.onlyFitting, now);
  const { store, filter, isPushLost, weighed, fitting, column, onScroll } = kept;
  const { shown } = store;
  const names = areaNames(store);
  usePageTitle(noticesHeadline(address.filter, (code) => names.get(code) ?? null));

  const isFitting = address.onlyFitting && isAttached && isKnown;
  const acts = useNoticesActs(place, filter, isFitting);
  // Which ones fit is not known before the person is, nor which areas before those of a push are.
  const isUnknown = address.onlyFitting && (!isAttached || (address.isPush && isOpening(store)));
  const list = isUnknown ? WAITING : isFitting ? whatFits(weighed, fitting) : everyNotice(store);
  const items = list.kind === 'ready' ? list.items : NOTHING;
  // The first that fits is shown at a press alone: to ask for it would tell what fits (spec/readings R33).
  const first = isFitting ? null : (items[0]?.id ?? null);
  const isBeside = isAttached && hasPreview;
  const isOver = isAttached && isWide && !hasPreview;
  const over = isOver ? address.selected : null;
  const selected = isBeside ? (address.selected ?? first) : over;
  const { change, lay } = place;
  const select = useCallback(
    (id: string) => {
      if (isOver) lay(id);
      else change({ selected: id });
    },
    [isOver, lay, change],
  );
  const onKeyDown = useArrowKeys({ items, selected, onSelect: isOver ? null : select });
  const onPress = useCallback(
    (id: string, event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      select(id);
    },
    [select],
  );
  const onFitting = () => {
    void acts.toggleFitting();
  };

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 tabIndex={-1}>
          청년<span className={styles.said}> 공고</span>
        </h1>
        <SearchLink tab="notice" onlyPhone />
        <NotificationBell className={styles.bell} />
      </header>
      <YouthTabs action={<CalendarButton />} />
      <div className={styles.columns}>
        {isWide && (
          <FilterColumn
            filter={filter}
            tally={(isFitting ? fitting?.tally : shown?.tally) ?? null}
            names={names}
            now={now}
            isFitting={isFitting}
            fitting={fitting?.items.length ?? null}
            acts={acts}
          />
        )}
        <section
          ref={column}
          className={styles.list}
          aria-label="공고 목록"
          inert={over !== null}
          onScroll={onScroll}
        >
          {!isWide && (
            <NoticeChips
              filter={filter}
              names={names}
              onlyFitting={isFitting}
              fitting={fitting?.items.length ?? null}
              onFitting={onFitting}
              onOpen={(section) => {
                void acts.openFilter(section);
              }}
            />
          )}
          {address.isPush && shown !== null && (
            <PushNote
              areas={filter.areas}
              names={names}
              isLost={isPushLost}
              onLeave={acts.leavePush}
            />
          )}
          <ListHead
            count={list.kind === 'ready' ? list.total : null}
            sort={address.sort}
            onSort={acts.sort}
          />
          <NoticesBody
            list={list}
            filter={filter}
            fitting={isFitting ? fitting : null}
            fitOf={fitOf}
            now={now}
            acts={acts}
            selected={selected}
            onMore={isFitting ? nothing : store.more}
            onPress={isBeside || isOver ? onPress : undefined}
            onKeyDown={isBeside || isOver ? onKeyDown : undefined}
          />
        </section>
        {hasPreview && <Preview id={selected} isWaiting={isFitting && items.length > 0} />}
        {over !== null && (
          <PreviewOver
            key={over}
            id={over}
            onClose={() => {
              change({ selected: null });
            }}
          />
        )}
      </div>
    </div>
  );
});
