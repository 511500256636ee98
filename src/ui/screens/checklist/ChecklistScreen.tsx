import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { APP_PAGES, seoulDay, type ChecklistOnDevice } from '#core';
import { Button, ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { ReportBones } from '../../widgets/checklist/ReportBones';
import { checklistModifyPath } from '../../widgets/checklist/checklist-paths';
import { ChecklistReport } from '../../widgets/checklist/ChecklistReport';
import { RefusalNote, SavedNote, TroubleNote } from '../../widgets/checklist/SavedNote';
import { useChecklists } from '../../widgets/checklist/use-checklists';
import { useFileOf } from '../../widgets/checklist/use-file-of';
import styles from './checklist.module.scss';
import { SharePanel } from './SharePanel';

/** /checklists/{id}: one to be read, shared and deleted. */
export const ChecklistScreen = observer(function ChecklistScreen() {
  const { id = '' } = useParams();
  const { store, isLost, retry } = useChecklists();
  const one = store?.one(id) ?? null;
  return (
    <Page
      title={APP_PAGES.checklist.title}
      parent={PATH.checklists}
      action={store !== null && one !== null && <SavedNote store={store} one={one} />}
    >
      {store !== null && <TroubleNote store={store} />}
      {store !== null && one !== null && <RefusalNote store={store} one={one} />}
      {store !== null && one !== null && <Read store={store} one={one} />}
      {store !== null && store.shown !== null && one === null && (
        <EmptyState
          title="이 기기에 없는 체크리스트예요"
          hint="지웠거나, 로그인한 다른 기기에서 쓴 것일 수 있어요."
        >
          <ButtonLink to={PATH.checklists}>체크리스트 목록</ButtonLink>
        </EmptyState>
      )}
      {store?.shown == null &&
        (isLost ? (
          <FailedState
            title="체크리스트를 불러오지 못했어요"
            reason="네트워크 연결을 확인해 주세요. 적은 것은 기기에 그대로 있어요."
            onRetry={retry}
          />
        ) : (
          <ReportBones />
        ))}
    </Page>
  );
});

interface ReadProps {
  readonly store: ChecklistStore;
  readonly one: ChecklistOnDevice;
}

const Read = observer(function Read({ store, one }: ReadProps) {
  const { clock, stores } = useServices();
  const { history, popups, toasts } = stores;
  const fileOf = useFileOf(store);
  const { checklist, pictures } = one;
  const remove = async () => {
    const isSure = await popups.askOnce('confirm', {
      title: '체크리스트를 지울까요?',
      message: '사진과 메모도 모든 기기에서 함께 지워지고 되돌릴 수 없어요.',
      confirmText: '지우기',
      isDangerous: true,
    });
    if (!isSure) return;
    if (!(await store.remove(checklist.id))) return;
    toasts.show('체크리스트를 지웠어요.');
    history.back(PATH.checklists);
  };
  return (
    <>
      <ChecklistReport
        checklist={checklist}
        pictures={pictures}
        today={seoulDay(clock.now())}
        fileOf={fileOf}
      />
      <SharePanel store={store} one={one} />
      <div className={styles.acts}>
        <Button
          kind="plain"
          onClick={() => {
            void remove();
          }}
        >
          체크리스트 지우기
        </Button>
      </div>
      <div className={styles.bar}>
        <ButtonLink wide size="bar" to={checklistModifyPath(checklist.id)}>
          이어서 쓰기
        </ButtonLink>
      </div>
    </>
  );
});
