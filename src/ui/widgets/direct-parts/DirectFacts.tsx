import {
  dayText,
  facedRoomName,
  facingName,
  floorText,
  layoutName,
  moveInText,
  NOT_SAID,
  type DirectDeal,
  type Yyyymmdd,
} from '#core';
import { AreaText } from '../area-text/AreaText';
import { RoomFacts } from '../item-page/RoomFacts';

interface DirectFactsProps {
  readonly deal: DirectDeal;
  readonly today: Yyyymmdd;
}

/** What has to be said about the room (spec/facts F5). */
export function DirectFacts({ deal, today }: DirectFactsProps) {
  const { direction } = deal;
  const facts = [
    { icon: 'area', name: '전용면적', value: <AreaText area={deal.area} spaced /> },
    { icon: 'floor', name: '층', value: floorText(deal.floor) },
    {
      icon: 'rooms',
      name: '방 · 욕실',
      value: `${deal.rooms}개 · ${deal.bathrooms}개 (${layoutName(deal.layout)})`,
    },
    {
      icon: 'compass',
      name: '방향',
      value:
        direction === null
          ? NOT_SAID
          : `${facingName(direction.facing)} · ${facedRoomName(direction.of)} 기준`,
    },
    { icon: 'calendar', name: '입주', value: moveInText(deal.moveIn, today) },
    {
      icon: 'building',
      name: '사용승인일',
      value: deal.approvedOn === null ? NOT_SAID : dayText(deal.approvedOn),
    },
    {
      icon: 'car',
      name: '주차',
      value: deal.parking > 0 ? `가능 · ${deal.parking}대` : '불가능',
    },
    { icon: 'elevator', name: '엘리베이터', value: deal.elevator ? '있음' : '없음' },
  ] as const;
  return <RoomFacts facts={facts} />;
}
