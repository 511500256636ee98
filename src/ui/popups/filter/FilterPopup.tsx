import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { HouseFilter } from '#core';
import { useServices } from '../../app/services';
import { Button } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { CodeListsStore } from './code-lists-store';
import { FilterDraftStore } from './filter-draft-store';
import { FilterForm } from './FilterForm';
import type { FilterProps } from './filter-props';
import styles from './filter-popup.module.scss';

type FilterPopupProps = PopupProps<FilterProps, HouseFilter | null>;

/** Everything that can be asked of a house, with the count of what would be left. */
export const FilterPopup = observer(function FilterPopup(popup: FilterPopupProps) {
  const { props, closing, close } = popup;
  const { houses, codes } = useServices();
  const [store] = useState(() => new FilterDraftStore(houses, props.bounds, props.filter));
  const [lists] = useState(() => new CodeListsStore(codes));

  useEffect(() => {
    store.start();
    lists.start();
    return () => {
      store.stop();
      lists.stop();
    };
  }, [store, lists]);

  return (
    <Dialog
      kind="sheet"
      label="필터"
      className={styles.popup}
      closing={closing}
      onClose={() => {
        close();
      }}
    >
      <div className={styles.head}>
        <h2>필터</h2>
        <IconButton
          icon="close"
          label="닫기"
          onClick={() => {
            close();
          }}
        />
      </div>
      <FilterForm store={store} codes={lists} section={props.section} />
      <div className={styles.bar}>
        <Button
          kind="plain"
          size="bar"
          icon="refresh"
          className={styles.reset}
          onClick={store.reset}
        >
          초기화
        </Button>
        <Button
          size="bar"
          wide
          onClick={() => {
            close(store.draft);
          }}
        >
          <ApplyText store={store} />
        </Button>
      </div>
    </Dialog>
  );
});

/** `집 128개 보기`; without a count the filter can be applied all the same. */
const ApplyText = observer(function ApplyText({ store }: { readonly store: FilterDraftStore }) {
  const { state } = store;
  const count =
    state.kind === 'ready' ? state.count : state.kind === 'loading' ? state.former : null;
  return (
    <span aria-live="polite" className={state.kind === 'loading' ? styles.counting : undefined}>
      {count === null ? '집 보기' : `집 ${count.toLocaleString('ko-KR')}개 보기`}
    </span>
  );
});
