import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { APP_PAGES, dayText, seoulDay, withParticle, type SharedChecklist } from '#core';
import { ButtonLink, Button } from '../../components/button/Button';
import { checklistIcons } from '../../components/icon/checklist-icons.data';
import { Icon } from '../../components/icon/Icon';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { errorText } from '../../text/error-text';
import { ReportBones } from '../../widgets/checklist/ReportBones';
import { ChecklistReport } from '../../widgets/checklist/ChecklistReport';
import styles from './checklist-view.module.scss';
import { VIEW_SLOT, type FoundView } from './view-slot';

/** /view/{code}: a checklist that somebody shared, to be read and printed. */
export const ChecklistViewScreen = observer(function ChecklistViewScreen() {
  const { code = '' } = useParams();
  return <View key={code} code={code} />;
});

const View = observer(function View({ code }: { readonly code: string }) {
  const { checklistViews, stores } = useServices();
  const { history } = stores;
  const [store] = useState(() => {
    const before = history.snapshots.find(history.current.page, VIEW_SLOT);
    return new AnswerStore<FoundView>(
      async (cancel) => ({ code, found: await checklistViews.of(code, cancel) }),
      before?.code === code ? before : undefined,
    );
  });
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  const { state, value } = store;
  const found = value?.found ?? null;
  return (
    <Page
      title={APP_PAGES.checklistView.title}
      parent={null}
      action={
        <span className={styles.only}>
          <Icon shape={checklistIcons.eye} size={18} />
          보기만 할 수 있어요
        </span>
      }
    >
      {found?.ok === true && <Shown shared={found.value} />}
      {found?.ok === false && (
        <EmptyState
          title="더는 열리지 않는 링크예요"
          hint="기간이 지났거나 공유를 멈췄어요. 보낸 사람에게 새 링크를 부탁해 보세요."
        >
          <ButtonLink to={PATH.checklists}>나도 체크리스트 쓰기</ButtonLink>
        </EmptyState>
      )}
      {found === null && state.kind === 'failed' && (
        <FailedState
          title="체크리스트를 불러오지 못했어요"
          reason={errorText(state.error)}
          onRetry={() => {
            void store.load();
          }}
        />
      )}
      {found === null && state.kind !== 'failed' && <ReportBones />}
    </Page>
  );
});

function Shown({ shared }: { readonly shared: SharedChecklist }) {
  const { clock } = useServices();
  const { checklist, pictures, until } = shared;
  const contact = checklist.contact?.value ?? null;
  const hidden = [
    (checklist.place?.value?.address ?? '') === '' ? '주소' : '',
    (contact?.name ?? '') === '' ? '이름' : '',
    (contact?.tel ?? '') === '' ? '연락처' : '',
  ].filter((word) => word !== '');
  return (
    <>
      <ChecklistReport
        checklist={checklist}
        pictures={pictures}
        today={seoulDay(clock.now())}
        fileOf={null}
      />
      <div className={styles.print}>
        <Button
          kind="outline"
          onClick={() => {
            window.print();
          }}
        >
          인쇄하거나 PDF로 저장
        </Button>
      </div>
      <div className={styles.bar}>
        <p>
          {hidden.length > 0 && `${withParticle(hidden.join(' · '), '은/는')} 빠져 있어요. `}
          {dayText(seoulDay(until))}까지 열려요.
        </p>
        <ButtonLink wide size="bar" icon="checklist" to={APP_PAGES.checklistWrite.path}>
          나도 체크리스트 쓰기
        </ButtonLink>
      </div>
    </>
  );
}
