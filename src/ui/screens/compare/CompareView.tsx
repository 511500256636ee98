import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { compareHeadline, legalRatePercent, seoulDay } from '#core';
import { Switch } from '../../components/field/Switch';
import { useMinute } from '../../widgets/notice-view/use-minute';
import type { FoundRooms } from './ask-compared';
import { CompareTable } from './CompareTable';
import styles from './compare.module.scss';
import type { CompareActs } from './use-compare-acts';

interface CompareViewProps {
  readonly codes: readonly string[];
  readonly found: FoundRooms;
  readonly acts: CompareActs;
}

/** What the comparison comes to, and all of it below. */
export const CompareView = observer(function CompareView({ codes, found, acts }: CompareViewProps) {
  const now = useMinute();
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  const rooms = codes.flatMap((code) => found.get(code)?.room ?? []);
  const headline = compareHeadline(rooms, now);
  return (
    <>
      <div className={styles.lead}>
        <h2>
          {headline === null ? (
            <>{rooms.length}곳을 나란히 봐요</>
          ) : (
            <>
              {headline.before}{' '}
              <span>
                <em>{headline.name}</em>
                {headline.after}
              </span>
            </>
          )}
        </h2>
        {rooms.length > 1 && (
          <Switch checked={isOnlyDifferent} onChange={setOnlyDifferent}>
            다른 것만
          </Switch>
        )}
      </div>
      <p className={styles.said} role="status">
        {acts.said}
      </p>
      <CompareTable
        codes={codes}
        found={found}
        acts={acts}
        now={now}
        isOnlyDifferent={isOnlyDifferent && rooms.length > 1}
      />
      <p className={styles.how}>
        실월비용은 월세와 관리비에 보증금의 연 {legalRatePercent(seoulDay(now)).toFixed(2)}%를 열두
        달로 나눠 더한 값이에요. 관리비를 모르는 곳은 +α로 적고 가장 적은 곳에서 빼요.
      </p>
    </>
  );
});
