import { observer } from 'mobx-react-lite';
import { SEARCH_TAB, withParticle, type SearchAddress, type SearchKind } from '#core';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { useMinute } from '../../../widgets/notice-view/use-minute';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { ReadySearch, SearchStore } from '../search-store';
import styles from './found.module.scss';
import { FoundBones } from './FoundBones';
import { FoundSection } from './FoundSections';

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
  if (shown === null)
    return <FoundBones label="검색 결과 불러오는 중" rows={BONES} tab={address.tab} />;
  return (
    <div aria-busy={state.kind === 'loading' || undefined}>
      <p role="status" className={styles.spoken}>
        {isEmpty(shown, address) ? '' : `${shown.q} 검색 결과가 있어요.`}
      </p>
      {shown.corrected !== null && (
        <p className={styles.corrected}>
          찾는 말이 없어서 <b>{withParticle(shown.corrected, '으로/로')}</b> 찾았어요.
        </p>
      )}
      {isEmpty(shown, address) ? (
        <EmptyState
          title="찾는 게 없어요"
          hint="다른 말로 찾아 보세요. ㅊㄴㅇㅅ처럼 초성으로도 찾을 수 있어요."
        />
      ) : (
        kindsOf(address).map((kind) => (
          <FoundSection
            key={kind}
            kind={kind}
            found={shown}
            address={address}
            now={now}
            store={store}
            onChoose={onChoose}
          />
        ))
      )}
    </div>
  );
});

/** In the order of the tabs. */
const KINDS = Object.values(SEARCH_TAB).filter((tab) => tab !== SEARCH_TAB.all);

const kindsOf = ({ tab }: SearchAddress): readonly SearchKind[] =>
  tab === SEARCH_TAB.all ? KINDS : [tab];

/** Nothing of what the tab shows. */
const isEmpty = ({ of }: ReadySearch, address: SearchAddress): boolean =>
  kindsOf(address).every((kind) => of[kind].hits.length === 0);
