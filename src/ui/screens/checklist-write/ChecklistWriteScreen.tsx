import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { APP_PAGES, newChecklist, seoulDay, withField } from '#core';
import { Button } from '../../components/button/Button';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { searchOf } from '../../stores/history/url-parts';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { ChecklistBones } from '../../widgets/checklist/Bones';
import { checklistModifyPath } from '../../widgets/checklist/checklist-paths';
import { PlaceForm } from '../../widgets/checklist/PlaceForm';
import { SavedNote, TroubleNote } from '../../widgets/checklist/SavedNote';
import { useChecklists } from '../../widgets/checklist/use-checklists';
import { broughtPlace, type Brought } from './brought-place';
import { FromZzim } from './FromZzim';
import styles from './checklist-write.module.scss';

/** /checklist/write: what house it is, free or taken from `?house=` or `?deal=`; then one looks at it. */
export const ChecklistWriteScreen = observer(function ChecklistWriteScreen() {
  const { store, isLost, retry } = useChecklists();
  return (
    <Page title={APP_PAGES.checklistWrite.title} parent={PATH.checklists}>
      {store !== null && <TroubleNote store={store} />}
      {store !== null && store.shown !== null ? (
        <Begun store={store} />
      ) : isLost ? (
        <FailedState
          title="체크리스트를 불러오지 못했어요"
          reason="네트워크 연결을 확인해 주세요."
          onRetry={retry}
        />
      ) : (
        <ChecklistBones />
      )}
    </Page>
  );
});

/** What the address names; null where it is written freely. */
function askedFor(url: string): Brought | null {
  const query = new URLSearchParams(searchOf(url));
  const [house, deal] = [query.get('house'), query.get('deal')];
  if (house !== null && house !== '') return { from: 'HOUSE', id: house };
  return deal !== null && deal !== '' ? { from: 'DEAL', id: deal } : null;
}

const Begun = observer(function Begun({ store }: { readonly store: ChecklistStore }) {
  const services = useServices();
  const { clock } = services;
  const { history } = services.stores;
  const [asked] = useState(() => askedFor(history.current.url));
  // One for as long as the page is there: pressed twice, it is begun once.
  const [id] = useState(() => store.newId());
  const [isMissing, setMissing] = useState(false);
  const one = store.one(id);

  useEffect(() => {
    if (asked === null) return undefined;
    const asking = new AbortController();
    broughtPlace(services, asked, asking.signal).then(
      (place) => {
        if (asking.signal.aborted) return;
        if (place === null) setMissing(true);
        else void store.change(id, (on, at) => withField(on, 'place', place, at));
      },
      () => {
        if (!asking.signal.aborted) setMissing(true);
      },
    );
    return () => {
      asking.abort();
    };
  }, [services, asked, store, id]);

  const begin = async () => {
    const seen = seoulDay(clock.now());
    const isSeen = (one?.checklist.seenOn ?? null) !== null;
    if (!isSeen) await store.change(id, (on, at) => withField(on, 'seenOn', seen, at));
    history.replace(checklistModifyPath(id));
  };
  return (
    <div className={styles.begin}>
      <p className={styles.lead}>
        어떤 집인지 적어 두면 나중에 찾기 쉬워요. 모르는 것은 비워 두고 바로 시작해도 돼요.
      </p>
      {isMissing && (
        <p className={styles.note} role="status">
          집 정보를 가져오지 못했어요. 직접 적을 수 있어요.
        </p>
      )}
      <FromZzim
        onChoose={(place) => {
          void store.change(id, (on, at) => withField(on, 'place', place, at));
        }}
      />
      <PlaceForm store={store} checklist={one?.checklist ?? newChecklist(id)} />
      <div className={styles.bar}>
        {one !== null && <SavedNote store={store} one={one} />}
        <Button
          wide
          size="bar"
          onClick={() => {
            void begin();
          }}
        >
          둘러보기 시작
        </Button>
      </div>
    </div>
  );
});
