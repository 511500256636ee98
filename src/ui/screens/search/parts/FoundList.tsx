import { observer } from 'mobx-react-lite';
import { SEARCH_TAB, type SearchAddress } from '#core';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { ReadySearch, SearchStore } from '../search-store';
import styles from './found.module.scss';
import { FoundBones } from './FoundBones';
import { FoundNotices, FoundPlaces } from './FoundSections';

interface FoundListProps {
  readonly address: SearchAddress;
  readonly store: SearchStore;
  readonly onChoose: () => void;
}

const BONES = 6;

/** What was found, in each of its states. */
export const FoundList = observer(function FoundList({ address, store, onChoose }: FoundListProps) {
  const { state, shown } = store;
  const now = useMinute();
  if (state.kind === 'failed')
    return (
      <FailedState
        title="검색하지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void store.load()}
      />
    );
  if (shown === null) return <FoundBones label="검색 결과 불러오는 중" rows={BONES} />;
  const { tab } = address;
  return (
    <div aria-busy={state.kind === 'loading' || undefined}>
      <p role="status" className={styles.spoken}>
        {isEmpty(shown, address) ? '' : `${shown.q} 검색 결과가 있어요.`}
      </p>
      {isEmpty(shown, address) ? (
        <EmptyState
          title="찾는 게 없어요"
          hint="다른 말로 찾아 보세요. ㅊㄴㅇㅅ처럼 초성으로도 찾을 수 있어요."
        />
      ) : (
        <>
          {tab !== SEARCH_TAB.place && (
            <FoundNotices
              found={shown}
              address={address}
              now={now}
              store={store}
              onChoose={onChoose}
            />
          )}
          {tab !== SEARCH_TAB.notice && (
            <FoundPlaces found={shown} address={address} onChoose={onChoose} />
          )}
        </>
      )}
    </div>
  );
});

/** Nothing of what the tab shows. */
function isEmpty({ notices, places }: ReadySearch, { tab }: SearchAddress): boolean {
  if (tab === SEARCH_TAB.notice) return notices.length === 0;
  return places.length === 0 && (tab === SEARCH_TAB.place || notices.length === 0);
}
