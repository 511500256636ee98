import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { NoticeFilter } from '#core';
import { useServices } from '../../ground/services';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { NoticeFilterProps } from '../../stores/popups/props/notice-filter-props';
import { FilterSheet } from '../../widgets/filter-bar/FilterSheet';
import { areaNamesOf } from '../../widgets/notice-filter/area-tree';
import { NoticeFilterControls } from '../../widgets/notice-filter/NoticeFilterControls';
import { FittingTally } from './fitting-tally';
import { NoticeDraftStore } from './notice-draft-store';
import styles from './notice-filter-popup.module.scss';
import { useDongNames } from './use-dong-names';

type NoticeFilterPopupProps = PopupProps<NoticeFilterProps, NoticeFilter | null>;

/** Everything that can be asked of notices, with the count of what would be left. */
export const NoticeFilterPopup = observer(function NoticeFilterPopup({
  props,
  closing,
  close,
}: NoticeFilterPopupProps) {
  const { clock, notices, stores } = useServices();
  const { section, onlyFitting } = props;
  const [store] = useState(() => {
    const counted = onlyFitting
      ? new FittingTally({ clock, notices, person: stores.person })
      : notices;
    return new NoticeDraftStore(counted, props.filter);
  });
  const dongs = useDongNames(props.filter.areas);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);

  // Its answers come with the first count: the question is looked for when they are there.
  const { tally, draft } = store;
  const isThere = tally !== null;
  useEffect(() => {
    if (section === null || !isThere) return;
    const target = form.current?.querySelector<HTMLElement>(`[data-notice-section="${section}"]`);
    target?.scrollIntoView({ block: 'start' });
    target?.querySelector('input')?.focus({ preventScroll: true });
  }, [section, isThere]);

  return (
    <FilterSheet
      label="공고 필터"
      closing={closing}
      onClose={() => {
        close();
      }}
      store={store}
      noun="공고"
      onApply={() => {
        close(store.draft);
      }}
    >
      <div ref={form} className={styles.form}>
        <NoticeFilterControls
          filter={draft}
          tally={tally}
          names={areaNamesOf(tally?.areas ?? [], dongs)}
          isForm
          onChange={store.change}
        />
      </div>
    </FilterSheet>
  );
});
