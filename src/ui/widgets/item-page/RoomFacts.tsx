import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AREA_UNIT } from '#core';
import { Segmented } from '../../components/field/Segmented';
import { Icon } from '../../components/icon/Icon';
import { houseIcons } from '../../components/icon/house-icons.data';
import { useServices } from '../../ground/services';
import styles from './room-facts.module.scss';
import { Section } from './Section';

const UNITS = [
  { value: AREA_UNIT.M2, name: '㎡' },
  { value: AREA_UNIT.PYEONG, name: '평' },
] as const;

interface RoomFactsProps {
  readonly facts: readonly {
    readonly icon: keyof typeof houseIcons | 'person';
    readonly name: string;
    readonly value: ReactNode;
  }[];
}

/** What a room is, fact by fact, in the unit of area that this device has chosen. */
export const RoomFacts = observer(function RoomFacts({ facts }: RoomFactsProps) {
  const { areaUnit } = useServices().stores;
  return (
    <Section
      title="집 정보"
      aside={
        <Segmented
          mini
          label="면적 단위"
          options={UNITS}
          value={areaUnit.unit}
          onChange={(unit) => {
            areaUnit.choose(unit);
          }}
        />
      }
    >
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            {fact.icon === 'person' ? (
              <Icon name="person" size={20} />
            ) : (
              <Icon shape={houseIcons[fact.icon]} size={20} />
            )}
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
});
