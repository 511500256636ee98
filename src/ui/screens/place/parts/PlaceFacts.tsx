import {
  buildingName,
  dayText,
  facingName,
  floorText,
  genderRuleText,
  layoutName,
  moveInText,
  toPyeong,
  type House,
  type Yyyymmdd,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Segmented } from '../../../components/field/Segmented';
import { houseIcons } from '../../../components/icon/house-icons.data';
import { Section } from './Section';
import styles from './place-facts.module.scss';

/** Which unit of area is said first. */
export type AreaUnit = 'm2' | 'pyeong';

const UNITS = [
  { value: 'm2', name: '㎡' },
  { value: 'pyeong', name: '평' },
] as const;

const FACING_OF = { LIVING_ROOM: '거실', MAIN_ROOM: '방' } as const;
const UNKNOWN = '확인 필요';

interface PlaceFactsProps {
  readonly house: House;
  readonly today: Yyyymmdd;
  readonly unit: AreaUnit;
  readonly onUnit: (unit: AreaUnit) => void;
}

/** What an advertisement must say about the room (facts.md F5). */
export function PlaceFacts({ house, today, unit, onUnit }: PlaceFactsProps) {
  const { direction } = house;
  const facts = [
    { icon: 'area', name: '전용면적', value: areaWords(house.area, unit) },
    { icon: 'floor', name: '층', value: floorText(house.floor).replace('/', ' / ') },
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
          ? UNKNOWN
          : `${facingName(direction.facing)} (${FACING_OF[direction.of]} 기준)`,
    },
    { icon: 'calendar', name: '입주', value: moveInText(house.moveIn, today) },
    {
      icon: 'building',
      name: '사용승인일',
      value: house.approvedOn === null ? UNKNOWN : dayText(house.approvedOn),
    },
    {
      icon: 'car',
      name: '주차',
      value: house.parking > 0 ? `가능 · ${house.parking}대` : '불가능',
    },
    { icon: 'elevator', name: '승강기', value: house.elevator ? '있음' : '없음' },
    { icon: 'building', name: '건물 용도', value: buildingName(house.building) },
    { icon: 'person', name: '입주 조건', value: genderRuleText(house.gender) },
  ] as const;
  return (
    <Section
      title="집 정보"
      aside={<Segmented mini label="면적 단위" options={UNITS} value={unit} onChange={onUnit} />}
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
}

function areaWords(squareMetres: number, unit: AreaUnit): string {
  const metres = `${squareMetres}㎡`;
  const pyeong = `${toPyeong(squareMetres)}평`;
  return unit === 'm2' ? `${metres} (${pyeong})` : `${pyeong} (${metres})`;
}
