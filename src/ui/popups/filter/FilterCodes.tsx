import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Code, CodeListName } from '#core';
import { Button } from '../../components/button/Button';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import type { FilterSection } from '../../stores/popups/props/filter-props';
import type { FilterCodeLists } from './filter-code-lists';
import { FilterQuestion } from './FilterQuestion';
import styles from './filter-form.module.scss';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';

interface FilterCodesProps {
  readonly section: FilterSection;
  readonly title: string;
  readonly store: FilterCodeLists;
  readonly list: CodeListName;
  readonly children: (codes: readonly Code[]) => ReactNode;
}

/** As wide as the names that are to be expected, so that nothing below moves. */
const BONES: Readonly<Record<CodeListName, readonly number[]>> = {
  HOUTP: [54, 68, 92, 80],
  DISCOUNT: [84, 108, 80, 80, 116],
  GENDR: [80, 54, 54],
};

/** The lists come together; where they do not, the first question alone says so. */
const RETRIED_AT: CodeListName = 'HOUTP';

/** A question whose answers have their names from the server. */
export const FilterCodes = observer(function FilterCodes(props: FilterCodesProps) {
  const { section, title, store, list, children } = props;
  const { state } = store;
  return (
    <FilterQuestion sections={[section]} title={title}>
      {state.kind === 'failed' && list !== RETRIED_AT && (
        <p className={styles.note}>방 종류에서 다시 불러오면 여기에도 나와요.</p>
      )}
      {state.kind === 'failed' && list === RETRIED_AT && (
        <div className={styles.failed} role="alert">
          <p>
            <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={() => void store.load()}>
            다시 불러오기
          </Button>
        </div>
      )}
      {state.kind === 'ready' && children(state.value[list])}
      {(state.kind === 'loading' || state.kind === 'idle') && (
        <Waiting label="목록을 불러오는 중이에요." className={styles.chips}>
          {BONES[list].map((width, index) => (
            <Skeleton key={index} width={width} height={40} radius={20} />
          ))}
        </Waiting>
      )}
    </FilterQuestion>
  );
});
