import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { legalRatePercent, PILL_FACE, type Yyyymmdd } from '#core';
import { Chip } from '../../../components/chip/Chip';
import type { MapStore } from '../map-store';
import styles from './cost-switch.module.scss';

interface CostSwitchProps {
  readonly store: MapStore;
  /** The day at whose legal rate costs are shown; null while prices are. */
  readonly costOn: Yyyymmdd | null;
  readonly isWide: boolean;
}

/** Prices as they are advertised, or what each house really costs a month, with how it is reckoned. */
export const CostSwitch = observer(function CostSwitch({ store, costOn, isWide }: CostSwitchProps) {
  const legend = useId();
  const isOn = costOn !== null;
  return (
    <>
      <Chip
        role="switch"
        aria-checked={isOn}
        aria-describedby={isOn ? legend : undefined}
        active={isOn}
        {...(isOn && { icon: 'check' as const })}
        className={styles.switch}
        large={isWide}
        onMap={!isWide}
        title="월세에 관리비와 보증금의 이자를 더한 금액"
        onClick={() => {
          store.setPills(isOn ? PILL_FACE.price : PILL_FACE.cost);
        }}
      >
        실월비용
      </Chip>
      {isOn && (
        <p id={legend} className={styles.legend}>
          월세+관리비+보증금×연 {legalRatePercent(costOn)}%÷12
          <br />
          +α는 관리비 확인 필요
        </p>
      )}
    </>
  );
});
