import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { APP_PAGES, type ChecklistOnDevice } from '#core';
import { Button, ButtonLink } from '../../components/button/Button';
import { Icon } from '../../components/icon/Icon';
import { EmptyState } from '../../components/state/EmptyState';
import { useServices } from '../../ground/services';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { searchOf } from '../../stores/history/url-parts';
import { BringIn } from './BringIn';
import styles from './checklists.module.scss';
import { CompareTable } from './CompareTable';
import { ListRow } from './ListRow';
import { TakeOut } from './TakeOut';
import transfer from './transfer.module.scss';

/** So many are compared at most. */
const MOST_COMPARED = 4;

interface OwnProps {
  readonly store: ChecklistStore;
  readonly shown: readonly ChecklistOnDevice[];
}

/** What some of them are chosen for. */
interface Choice {
  readonly to: 'compare' | 'take-out';
  readonly ids: readonly string[];
}

/** Those of the one who is there: read, compared, taken out as a file and brought in from one. */
export const OwnLists = observer(function OwnLists({ store, shown }: OwnProps) {
  const { history } = useServices().stores;
  const compared = new URLSearchParams(searchOf(history.current.url)).get('compare');
  const [choice, setChoice] = useState<Choice | null>(null);
  if (compared !== null) {
    const ids = new Set(compared.split(','));
    const columns = shown.filter(({ checklist }) => ids.has(checklist.id)).slice(0, MOST_COMPARED);
    if (columns.length > 1) {
      return <CompareTable checklists={columns.map(({ checklist }) => checklist)} />;
    }
  }
  const toggle = (id: string) => {
    setChoice((before) => {
      if (before === null) return before;
      const { to, ids } = before;
      if (ids.includes(id)) return { to, ids: ids.filter((one) => one !== id) };
      return to === 'take-out' || ids.length < MOST_COMPARED ? { to, ids: [...ids, id] } : before;
    });
  };
  return (
    <>
      {/* The last part stays in its place when a first one comes in: it says what came. */}
      {shown.length === 0 ? (
        <EmptyState
          title="아직 쓴 체크리스트가 없어요"
          hint="집을 보러 가서 하나씩 눌러 보세요. 사진과 메모도 함께 남길 수 있어요."
        >
          <ButtonLink to={APP_PAGES.checklistWrite.path}>체크리스트 쓰기</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>
            <h2>
              쓴 체크리스트 <em>{shown.length}개</em>
            </h2>
            {(shown.length > 1 || choice !== null) && (
              <button
                type="button"
                className={styles.more}
                aria-pressed={choice !== null}
                onClick={() => {
                  setChoice(choice === null ? { to: 'compare', ids: [] } : null);
                }}
              >
                {choice === null ? '나란히 비교' : '그만 고르기'}
                {choice === null && <Icon name="chevron-right" size={16} />}
              </button>
            )}
          </div>
          <ul className={styles.list}>
            {shown.map((one) => (
              <ListRow
                key={one.checklist.id}
                store={store}
                one={one}
                choice={
                  choice && { to: choice.to, isChosen: choice.ids.includes(one.checklist.id) }
                }
                onChoose={toggle}
              />
            ))}
          </ul>
        </>
      )}
      {choice === null && (
        <Transfer
          store={store}
          onTakeOut={
            shown.length > 0
              ? () => {
                  setChoice({ to: 'take-out', ids: shown.map(({ checklist }) => checklist.id) });
                }
              : null
          }
        />
      )}
      {choice?.to === 'compare' && (
        <div className={styles.compare}>
          <Button
            wide
            size="bar"
            disabled={choice.ids.length < 2}
            onClick={() => {
              history.push(`${APP_PAGES.checklists.path}?compare=${choice.ids.join(',')}`);
            }}
          >
            {choice.ids.length < 2
              ? '두 개부터 골라 주세요'
              : `${String(choice.ids.length)}개 비교하기`}
          </Button>
        </div>
      )}
      {choice?.to === 'take-out' && (
        <div className={styles.compare}>
          <TakeOut
            store={store}
            ids={choice.ids}
            onDone={() => {
              setChoice(null);
            }}
          />
        </div>
      )}
    </>
  );
});

/** Out of this device and into it, without a network. */
function Transfer(props: {
  readonly store: ChecklistStore;
  /** Null where there is nothing to take out. */
  readonly onTakeOut: (() => void) | null;
}) {
  const { store, onTakeOut } = props;
  return (
    <section className={transfer.transfer} aria-label="파일로 옮기기">
      <h2>파일로 옮기기</h2>
      <p>사진까지 파일 하나로 담아요. 인터넷이 없어도, 다른 기기에서도 가져올 수 있어요.</p>
      {onTakeOut !== null && (
        <button type="button" className={transfer.act} onClick={onTakeOut}>
          <Icon name="share" size={20} />
          내보내기
        </button>
      )}
      <BringIn store={store} />
    </section>
  );
}
