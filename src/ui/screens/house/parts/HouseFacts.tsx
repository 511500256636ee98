import { observer } from 'mobx-react-lite';
import {
  AREA_UNIT,
  buildingName,
  dayText,
  facedRoomName,
  facingName,
  floorText,
  genderRuleText,
  layoutName,
  moveInText,
  NOT_SAID,
  type House,
  type Yyyymmdd,
} from '#core';
import { useServices } from '../../../ground/services';
import { Icon } from '../../../components/icon/Icon';
import { Segmented } from '../../../components/field/Segmented';
import { houseIcons } from '../../../components/icon/house-icons.data';
import { AreaText } from '../../../widgets/area-text/AreaText';
import { Section } from './Section';
import styles from './house-facts.module.scss';

const UNITS = [
  { value: AREA_UNIT.M2, name: '㎡' },
  { value: AREA_UNIT.PYEONG, name: '평' },
] as const;

interface HouseFactsProps {
  readonly house: House;
  readonly today: Yyyymmdd;
}

/** What an advertisement must say about the room (spec/facts F5). */
export const HouseFacts = observer(function HouseFacts({ house, today }: HouseFactsProps) {
  const { areaUnit } = useServices().stores;
  const { direction } = house;
  const facts = [
    { icon: 'area', name: '전용면적', value: <AreaText area={house.area} spaced /> },
    { icon: 'floor', name: '층', value: floorText(house.floor) },
    {
      icon: 'rooms',
      name: '방 · 욕실',
      value: `${house.rooms}개 · ${house.bathrooms}개 (${layoutName(house.layout)})`,
    },
    {
      icon: 'compass',
      name: '방향',
      value:
        direction === null
          ? NOT_SAID
          : `${facingName(direction.facing)} · ${facedRoomName(direction.of)} 기준`,
    },
    { icon: 'calendar', name: '입주', value: moveInText(house.moveIn, today) },
    {
      icon: 'building',
      name: '사용승인일',
      value: house.approvedOn === null ? NOT_SAID : dayText(house.approvedOn),
    },
    {
      icon: 'car',
      name: '주차',
      value: house.parking > 0 ? `가능 · ${house.parking}대` : '불가능',
    },
    { icon: 'elevator', name: '엘리베이터', value: house.elevator ? '있음' : '없음' },
    { icon: 'building', name: '건물 용도', value: buildingName(house.building) },
    { icon: 'person', name: '입주 조건', value: genderRuleText(house.gender) },
  ] as const;
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
