import { observer } from 'mobx-react-lite';
import { formatManwon, type House, type Yyyymmdd } from '#core';
import { Button } from '../../../components/button/Button';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { comparePrice, type PriceComparison } from './price-comparison';
import type { HouseStore } from '../house-store';
import { Section } from '../../../widgets/item-page/Section';
import styles from './price-compare.module.scss';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';

interface PriceCompareProps {
  readonly store: HouseStore;
  readonly house: House;
  readonly today: Yyyymmdd;
}

/** What the house costs beside others of its kind in its dong, and how many they are. */
export const PriceCompare = observer(function PriceCompare(props: PriceCompareProps) {
  const { store, house, today } = props;
  const { state } = store.priceLevel;
  return (
    <Section title="가격 비교">
      {state.kind === 'failed' && (
        <div className={styles.failed}>
          <p>
            <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={() => void store.priceLevel.load()}>
            다시 비교하기
          </Button>
        </div>
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <Waiting label="다른 집과 가격을 비교하는 중이에요." className={styles.waiting}>
          <Skeleton width="90%" height={20} />
          <Skeleton className={styles.bone} height={64} radius={12} />
          <Skeleton width="100%" height={34} />
        </Waiting>
      )}
      {state.kind === 'ready' && (
        <Compared
          compared={comparePrice(house, state.value ?? { count: 0, median: null }, today)}
          isJeonse={house.dealType === 'JEONSE'}
        />
      )}
    </Section>
  );
});

interface ComparedProps {
  readonly compared: PriceComparison;
  readonly isJeonse: boolean;
}

function Compared({ compared, isJeonse }: ComparedProps) {
  if (compared.kind === 'few') return <p className={styles.few}>{compared.text}</p>;
  const { way, text, own, median, note } = compared;
  const per = isJeonse ? '' : '월 ';
  const ownText = `${per}${formatManwon(own)}원`;
  const medianText = `${per}${formatManwon(median)}원`;
  // From nothing on: half as far to the right is half the price.
  const whole = Math.max(own, median, 1) * 1.2;
  const at = (amount: number) => `${(amount / whole) * 100}%`;
  return (
    <>
      <p className={styles.verdict} data-way={way}>
        {text}
      </p>
      <div
        className={styles.picture}
        role="img"
        aria-label={`이 집 ${ownText}, 가운데값 ${medianText}`}
      >
        <span className={styles.own}>이 집 {ownText}</span>
        <svg className={styles.line} focusable="false">
          <rect className={styles.whole} width="100%" height="6" y="10" rx="3" />
          <rect className={styles.filled} width={at(own)} height="6" y="10" rx="3" />
          <line className={styles.tick} x1={at(median)} x2={at(median)} y1="1.5" y2="24.5" />
          <circle className={styles.rim} cx={at(own)} cy="13" r="9" />
          <circle className={styles.dot} cx={at(own)} cy="13" r="6.5" />
        </svg>
        <span className={styles.median}>
          <span className={styles.key} />
          가운데값 {medianText}
        </span>
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}
