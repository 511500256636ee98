import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { clearCompared } from '../../widgets/compare/clear-compared';
import styles from './compare-popup.module.scss';
import { COMPARED_SLOT, ComparedHousesStore } from './compared-houses-store';
import { CompareSkeleton } from './CompareSkeleton';
import { CompareTable } from './CompareTable';

/** The chosen houses side by side. It knows them from their store, so a reload shows it again. */
export const ComparePopup = observer(function ComparePopup(
  popup: PopupProps<undefined, undefined>,
) {
  const { closing, close } = popup;
  const { houses, stores } = useServices();
  const { compare, history } = stores;
  const title = useId();
  const [page] = useState(() => history.current.page);
  const [store] = useState(
    () => new ComparedHousesStore(houses, history.snapshots.find(page, COMPARED_SLOT)),
  );
  const { ids } = compare;

  useEffect(() => {
    void store.load(ids);
    return () => {
      store.stop();
    };
  }, [store, ids]);
  const headline = useRef<HTMLHeadingElement>(null);
  // A button that goes with its column leaves the focus nowhere.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) headline.current?.focus();
  }, [ids]);
  const { found } = store;
  useEffect(() => {
    if (found.size > 0) history.snapshots.keep(page, COMPARED_SLOT, found);
  }, [history, page, found]);

  const leave = () => {
    close();
  };
  return (
    <Dialog
      kind="full"
      labelledBy={title}
      className={styles.popup}
      closing={closing}
      onClose={leave}
    >
      <DialogBar
        hasLine
        onClose={leave}
        action={
          ids.length > 0 && (
            <Button
              kind="plain"
              onClick={() => {
                clearCompared(stores);
              }}
            >
              비우기
            </Button>
          )
        }
      >
        <h2 ref={headline} id={title} tabIndex={-1}>
          집 비교
        </h2>
      </DialogBar>
      <Content store={store} ids={ids} onLeave={leave} />
    </Dialog>
  );
});

interface ContentProps {
  readonly store: ComparedHousesStore;
  readonly ids: readonly string[];
  readonly onLeave: () => void;
}

const Content = observer(function Content({ store, ids, onLeave }: ContentProps) {
  const { state } = store;
  if (ids.length === 0)
    return (
      <EmptyState title="비교할 집이 없어요" hint="목록에서 비교를 누르고 집을 골라 주세요.">
        <Button onClick={onLeave}>집 고르러 가기</Button>
      </EmptyState>
    );
  if (state.kind === 'failed')
    return (
      <FailedState
        title="비교할 집을 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => {
          void store.load(ids);
        }}
      />
    );
  if (ids.some((id) => !store.found.has(id))) return <CompareSkeleton ids={ids} />;
  return <CompareTable ids={ids} houses={store.found} />;
});
