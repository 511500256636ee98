import { observer } from 'mobx-react-lite';
import { groupThousands, verdictWord } from '#core';
import { Button } from '../../components/button/Button';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { useRetryOnline } from '../../components/state/use-retry-online';
import type { ConditionsStore } from './conditions-store';
import styles from './conditions-bar.module.scss';

interface ConditionsBarProps {
  readonly store: ConditionsStore;
  /** Whether what fits is looked at next; else the form is only saved. */
  readonly leadsOn: boolean;
}

/** What would become of the notices, counted as one types, and the way on. */
export const ConditionsBar = observer(function ConditionsBar(props: ConditionsBarProps) {
  const { store, leadsOn } = props;
  return (
    <div className={styles.bar}>
      <Told store={store} />
      <Button type="submit" size="bar" busy={store.isSaving} className={styles.save}>
        {leadsOn && store.isKnown ? wayOn(store.tally?.fits ?? 0) : '저장하기'}
      </Button>
    </div>
  );
});

/** The way is the same, however many fit. */
const wayOn = (fits: number): string =>
  fits > 0 ? `맞는 공고 ${groupThousands(fits)}개 보기` : '저장하고 공고 보기';

const Told = observer(function Told({ store }: Pick<ConditionsBarProps, 'store'>) {
  const { tally } = store;
  switch (store.weighed.state.kind) {
    case 'idle':
    case 'loading':
      return (
        <Waiting label="공고를 불러오는 중" className={styles.told}>
          <Skeleton width={132} height={14} />
          <Skeleton width={92} height={13} />
        </Waiting>
      );
    case 'failed':
      return <Failed store={store} />;
    case 'ready':
      return (
        <p className={styles.told} role="status">
          {tally === null ? (
            <>
              <b>입력하면 바로 세어 드려요</b>
              비운 칸은 맞춰 보지 않아요
            </>
          ) : (
            <>
              <b>
                {verdictWord('fits')} {groupThousands(tally.fits)} · {verdictWord('fails')}{' '}
                {groupThousands(tally.fails)}
              </b>
              {verdictWord('unknown')} {groupThousands(tally.unknown)}
            </>
          )}
        </p>
      );
  }
});

function Failed({ store }: Pick<ConditionsBarProps, 'store'>) {
  const again = () => void store.weighed.load();
  useRetryOnline(again);
  return (
    <p className={styles.told} role="alert">
      <b>공고를 세지 못했어요</b>
      <button type="button" className={styles.again} onClick={again}>
        다시 불러오기
      </button>
    </p>
  );
}
