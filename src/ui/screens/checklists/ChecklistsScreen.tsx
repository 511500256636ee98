import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { APP_PAGES, type ChecklistOnDevice } from '#core';
import { Button, ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Link } from '../../components/link/Link';
import { Icon } from '../../components/icon/Icon';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { searchOf } from '../../stores/history/url-parts';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { ChecklistBones } from '../../widgets/checklist/Bones';
import { KitPicture } from '../../widgets/checklist/KitPicture';
import { TroubleNote } from '../../widgets/checklist/SavedNote';
import { useChecklists } from '../../widgets/checklist/use-checklists';
import styles from './checklists.module.scss';
import { CompareTable } from './CompareTable';
import { ListRow } from './ListRow';

/** So many are compared at most. */
const MOST_COMPARED = 4;

/** /checklists: what a person saw, and what of it stands side by side. */
export const ChecklistsScreen = observer(function ChecklistsScreen() {
  const { store, isLost, retry } = useChecklists();
  return (
    <Page
      title={APP_PAGES.checklists.title}
      parent={PATH.more}
      action={
        <Link to={APP_PAGES.checklistWrite.path} className={styles.new} aria-label="새로 쓰기">
          <Icon name="plus" />
        </Link>
      }
    >
      <Banner />
      {store !== null && <TroubleNote store={store} />}
      {store?.shown ? (
        <Own store={store} shown={store.shown} />
      ) : isLost ? (
        <FailedState
          title="체크리스트를 불러오지 못했어요"
          reason="네트워크 연결을 확인해 주세요. 적은 것은 기기에 그대로 있어요."
          onRetry={retry}
        />
      ) : (
        <ChecklistBones />
      )}
    </Page>
  );
});

function Banner() {
  return (
    <section className={styles.kit}>
      <div>
        <h2>
          방 보러 가기 전에
          <br />한 번 훑어보세요
        </h2>
        <p>인터넷 없는 반지하에서도 써져요</p>
        <Link to={APP_PAGES.checklistGuide.path} className={styles.more}>
          보는 법
          <Icon name="chevron-right" size={16} />
        </Link>
      </div>
      <KitPicture width={132} />
    </section>
  );
}

interface OwnProps {
  readonly store: ChecklistStore;
  readonly shown: readonly ChecklistOnDevice[];
}

const Own = observer(function Own({ store, shown }: OwnProps) {
  const { history } = useServices().stores;
  const compared = new URLSearchParams(searchOf(history.current.url)).get('compare');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  if (shown.length === 0) {
    return (
      <EmptyState
        title="아직 쓴 체크리스트가 없어요"
        hint="집을 보러 가서 하나씩 눌러 보세요. 사진과 메모도 함께 남길 수 있어요."
      >
        <ButtonLink to={APP_PAGES.checklistWrite.path}>체크리스트 쓰기</ButtonLink>
      </EmptyState>
    );
  }
  if (compared !== null) {
    const ids = new Set(compared.split(','));
    const columns = shown.filter(({ checklist }) => ids.has(checklist.id)).slice(0, MOST_COMPARED);
    if (columns.length > 1) {
      return <CompareTable checklists={columns.map(({ checklist }) => checklist)} />;
    }
  }
  const toggle = (id: string) => {
    setChosen((before) => {
      if (before === null) return before;
      if (before.includes(id)) return before.filter((one) => one !== id);
      return before.length < MOST_COMPARED ? [...before, id] : before;
    });
  };
  return (
    <>
      <div className={styles.head}>
        <h2>
          쓴 체크리스트 <em>{shown.length}개</em>
        </h2>
        {shown.length > 1 && (
          <button
            type="button"
            className={styles.more}
            aria-pressed={chosen !== null}
            onClick={() => {
              setChosen(chosen === null ? [] : null);
            }}
          >
            {chosen === null ? '나란히 비교' : '그만 고르기'}
            {chosen === null && <Icon name="chevron-right" size={16} />}
          </button>
        )}
      </div>
      <ul className={styles.list}>
        {shown.map((one) => (
          <ListRow
            key={one.checklist.id}
            store={store}
            one={one}
            isChosen={chosen?.includes(one.checklist.id) ?? null}
            onChoose={toggle}
          />
        ))}
      </ul>
      {chosen !== null && (
        <div className={styles.compare}>
          <Button
            wide
            size="bar"
            disabled={chosen.length < 2}
            onClick={() => {
              history.push(`${APP_PAGES.checklists.path}?compare=${chosen.join(',')}`);
            }}
          >
            {chosen.length < 2 ? '두 개부터 골라 주세요' : `${String(chosen.length)}개 비교하기`}
          </Button>
        </div>
      )}
    </>
  );
});
