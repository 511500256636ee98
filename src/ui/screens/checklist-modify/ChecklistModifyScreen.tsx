import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { APP_PAGES } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { ChecklistBones } from '../../widgets/checklist/Bones';
import { RefusalNote, SavedNote, TroubleNote } from '../../widgets/checklist/SavedNote';
import { useChecklists } from '../../widgets/checklist/use-checklists';
import { Editor } from './Editor';

/** /checklist/modify/{id}: what is looked at, room by room; what is pressed is kept at once. */
export const ChecklistModifyScreen = observer(function ChecklistModifyScreen() {
  const { id = '' } = useParams();
  const { store, isLost, retry } = useChecklists();
  const one = store?.one(id) ?? null;
  return (
    <Page
      title={APP_PAGES.checklistModify.title}
      parent={PATH.checklists}
      action={store !== null && one !== null && <SavedNote store={store} one={one} />}
    >
      {store !== null && <TroubleNote store={store} />}
      {store !== null && one !== null && <RefusalNote store={store} one={one} />}
      {store !== null && one !== null && <Editor key={id} store={store} one={one} />}
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
          <ChecklistBones />
        ))}
    </Page>
  );
});
