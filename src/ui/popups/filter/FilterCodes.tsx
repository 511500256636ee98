import { observer } from 'mobx-react-lite';
import type { CodeListName } from '#core';
import { Button } from '../../components/button/Button';
import { CheckChip } from '../../components/chip/CheckChip';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { errorText } from '../../text/error-text';
import type { CodeListsStore } from './code-lists-store';
import styles from './filter-form.module.scss';

interface FilterCodesProps {
  readonly section: string;
  readonly title: string;
  readonly store: CodeListsStore;
  readonly list: CodeListName;
  readonly isChosen: (code: string) => boolean;
  readonly onToggle: (code: string) => void;
}

/** As wide as the names that are to be expected, so that nothing below moves. */
const BONES: Readonly<Record<CodeListName, readonly number[]>> = {
  HOUTP: [54, 68, 92, 80],
  DISCOUNT: [84, 108, 80, 80, 116],
  GENDR: [54, 54],
};

/** A list of codes of which several may be chosen; the names come from the server. */
export const FilterCodes = observer(function FilterCodes(props: FilterCodesProps) {
  const { section, title, store, list, isChosen, onToggle } = props;
  const { state } = store;
  return (
    <fieldset data-section={section} className={styles.section}>
      <legend className={styles.title}>{title}</legend>
      {state.kind === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{errorText(state.error)}</p>
          <Button kind="outline" icon="refresh" onClick={() => void store.load()}>
            다시 불러오기
          </Button>
        </div>
      )}
      {state.kind === 'ready' && (
        <div className={styles.chips}>
          {state.lists[list].map(({ code, name }) => (
            <CheckChip
              key={code}
              checked={isChosen(code)}
              onChange={() => {
                onToggle(code);
              }}
            >
              {name}
            </CheckChip>
          ))}
        </div>
      )}
      {(state.kind === 'loading' || state.kind === 'idle') && (
        <Waiting label="목록을 불러오는 중이에요." className={styles.chips}>
          {BONES[list].map((width, index) => (
            <Skeleton key={index} width={width} height={40} radius={20} />
          ))}
        </Waiting>
      )}
    </fieldset>
  );
});
