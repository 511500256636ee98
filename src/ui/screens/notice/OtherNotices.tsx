import { useEffect, useLayoutEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Waiting } from '../../components/state/Skeleton';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { NoticeRow } from '../../widgets/notice-row/NoticeRow';
import { NoticeRowSkeleton } from '../../widgets/notice-row/NoticeRowSkeleton';
import { useMinute } from '../../widgets/notice-view/use-minute';
import styles from './notice-page.module.scss';
import { otherNotices, OTHERS_SLOT } from './other-notices';

/** In place of a notice that there is not: some that take applications. Without any it is nothing. */
export const OtherNotices = observer(function OtherNotices() {
  const { notices, stores } = useServices();
  const { history } = stores;
  const now = useMinute();
  const [page] = useState(() => history.current.page);
  const [store] = useState(
    () =>
      new AnswerStore(
        (cancel) => otherNotices(notices, cancel),
        history.snapshots.find(page, OTHERS_SLOT),
      ),
  );
  useLayoutEffect(
    () => () => {
      if (store.value !== null) history.snapshots.keep(page, OTHERS_SLOT, store.value);
    },
    [history, page, store],
  );
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);

  const { state } = store;
  // The way to all of them stands above.
  if (state.kind === 'failed' || store.value?.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-notices">
      <h2 id="other-notices">지금 신청할 수 있는 공고</h2>
      {store.value === null ? (
        <Waiting label="다른 공고를 불러오는 중이에요.">
          {[0, 1, 2].map((index) => (
            <NoticeRowSkeleton key={index} />
          ))}
        </Waiting>
      ) : (
        <ul>
          {store.value.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} fit={null} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
