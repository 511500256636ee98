import { observer } from 'mobx-react-lite';
import { personFit, seoulDay, type NoticeSummary } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { useServices } from '../../../ground/services';
import { NoticeRow } from '../../../widgets/notice-row/NoticeRow';
import styles from './notice-rows.module.scss';

interface NoticeRowsProps {
  readonly notices: readonly NoticeSummary[];
  readonly now: number;
}

/** Notices one below the other, each with its verdict. */
export const NoticeRows = observer(function NoticeRows({ notices, now }: NoticeRowsProps) {
  const { person } = useServices().stores.person;
  const isAttached = useIsAttached();
  return (
    <ul className={styles.rows}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeRow
            notice={notice}
            now={now}
            fit={isAttached ? personFit(person, notice, seoulDay(now)) : null}
          />
        </li>
      ))}
    </ul>
  );
});
