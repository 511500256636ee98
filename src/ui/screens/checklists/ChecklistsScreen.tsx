import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { FailedState } from '../../components/state/FailedState';
import { Link } from '../../components/link/Link';
import { Icon } from '../../components/icon/Icon';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { KitPicture } from '../../widgets/checklist/KitPicture';
import { TroubleNote } from '../../widgets/checklist/SavedNote';
import { useChecklists } from '../../widgets/checklist/use-checklists';
import styles from './checklists.module.scss';
import { ListBones } from './ListBones';
import { OwnLists } from './OwnLists';

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
        <OwnLists store={store} shown={store.shown} />
      ) : isLost ? (
        <FailedState
          title="체크리스트를 불러오지 못했어요"
          reason="네트워크 연결을 확인해 주세요. 적은 것은 기기에 그대로 있어요."
          onRetry={retry}
        />
      ) : (
        <ListBones />
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
