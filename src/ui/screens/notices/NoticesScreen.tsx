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
import { fittingNotices } from './fitting-notices';
import { NoticeChips } from './head/NoticeChips';
import { ListHead } from './list/ListHead';
import { NoticesBody } from './NoticesBody';
import { questionOf } from './notices-question';
import styles from './notices.module.scss';
import { PushNote } from './parts/PushNote';
import { useFits } from './use-fits';
import { useNoticesActs } from './use-notices-acts';
import { useNoticesAddress } from './use-notices-address';
import { useKeptNotices } from './use-kept-notices';
import { FilterColumn } from './wide/FilterColumn';
import { Preview } from './wide/Preview';
import { useArrowKeys } from './wide/use-arrow-keys';

/** Room for the selected notice beside the list: $preview in notices.module.scss. */
const WITH_PREVIEW: MediaQuestion = {
  query: '(min-width: 1200px)',
  isLikely: ({ kind }) => kind === 'pc',
};

const NOTHING: readonly never[] = [];

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

  const isFitting = address.onlyFitting && isAttached && isKnown;
  const question = useMemo(() => questionOf(address, isFitting), [address, isFitting]);
  const list = useKeptNotices(question, address.filter, now);
  const { store, fitting, field, column, onScroll } = list;
  const { shown, names } = store;
  usePageTitle(noticesHeadline(address.filter, (code) => names.get(code) ?? null));

  const isPushLost = address.isPush && shown?.isPushLost === true;
  const filter = useMemo(
    () => (isPushLost ? { ...address.filter, areas: [] } : address.filter),
    [address.filter, isPushLost],
  );
  const acts = useNoticesActs(place, filter, isFitting);
  const items =
    shown === null ? NOTHING : isFitting ? fittingNotices(shown.items, fitOf).items : shown.items;
  // The first that fits is shown at a press alone: to ask for it would tell what fits (spec/readings R33).
  const first = isFitting ? null : (items[0]?.id ?? null);
  const selected = isAttached && hasPreview ? (address.selected ?? first) : null;
  // Not all pages are walked yet: what was weighed says how many there will be.
  const isWhole = shown?.next === null;
  const total = isFitting ? items.length : (shown?.total ?? 0);
  const { select } = acts;
  const onKeyDown = useArrowKeys({ items, selected, onSelect: select });
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
            tally={shown?.tally ?? null}
            names={names}
            now={now}
            isFitting={isFitting}
            fitting={fitting}
            acts={acts}
          />
        )}
        <section ref={column} className={styles.list} aria-label="공고 목록" onScroll={onScroll}>
          {!isWide && (
            <NoticeChips
              filter={filter}
              names={names}
              onlyFitting={isFitting}
              fitting={fitting}
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
            count={shown === null ? null : isFitting && !isWhole ? fitting : total}
            isCounting={isFitting && !isWhole && shown?.more !== 'failed'}
            sort={address.sort}
            onSort={acts.sort}
          />
          <NoticesBody
            store={store}
            filter={filter}
            isFitting={isFitting}
            asksFitting={address.onlyFitting}
            fitOf={fitOf}
            now={now}
            acts={acts}
            selected={selected}
            field={field}
            onPress={hasPreview && isAttached ? onPress : undefined}
            onKeyDown={hasPreview && isAttached ? onKeyDown : undefined}
          />
        </section>
        {hasPreview && <Preview id={selected} isWaiting={isFitting && items.length > 0} />}
      </div>
    </div>
  );
});
