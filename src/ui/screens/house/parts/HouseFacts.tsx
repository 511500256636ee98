import {
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
import { AreaText } from '../../../widgets/area-text/AreaText';
import { RoomFacts } from '../../../widgets/item-page/RoomFacts';

interface HouseFactsProps {
  readonly house: House;
  readonly today: Yyyymmdd;
}

/** What an advertisement must say about the room (spec/facts F5). */
export function HouseFacts({ house, today }: HouseFactsProps) {
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
  return <RoomFacts facts={facts} />;
}
