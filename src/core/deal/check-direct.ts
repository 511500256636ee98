import { contactNumber } from '../shared/contact-number';
import { isDongCode } from '../shared/dong-code';
import { isMobilePhone } from '../shared/phone';
import { graphemeCount } from '../shared/text/graphemes';
import { contactFault } from '../shared/text/mask-contacts';
import { tidyLine, tidyLines } from '../shared/text/written-text';
import type { Yyyymmdd } from '../shared/day';
import type { Manwon } from '../shared/money';
import { optionsOf } from '../shared/said-options';
import {
  FEWEST_DEAL_WORDS,
  ITEMISED_FROM,
  MOST_DEAL_ADDRESS,
  MOST_DEAL_AREA,
  MOST_DEAL_DEPOSIT,
  MOST_DEAL_MONTHLY,
  MOST_DEAL_NAME,
  MOST_DEAL_PICTURES,
  MOST_DEAL_TITLE,
  MOST_DEAL_WORDS,
  MOST_FLOORS,
  MOST_ROOMS,
  type DirectDraft,
  type DirectStep,
  type DraftFault,
} from './direct-draft';

type Faults = readonly Omit<DraftFault, 'step'>[];

/** A fault of a field, where something is wrong with it. */
const when = (isWrong: boolean, field: string, message: string): Faults =>
  isWrong ? [{ field, message }] : [];

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

const isBlank = (text: string): boolean => tidyLine(text) === '';

const tooLong = (text: string, field: string, most: number): Faults =>
  when(
    graphemeCount(tidyLine(text)) > most,
    field,
    `${most}자까지 적을 수 있어요. 조금 줄여 주세요.`,
  );

/** A registration number of a broker's office: 11620-2024-00123, or the older forms of it. */
const REGISTRATION = /^[가-힣A-Za-z0-9-]{5,30}$/;

function roomFaults({ offerer }: DirectDraft): Faults {
  if (offerer.party !== 'BROKER') return [];
  const { office, representative, registrationNumber, address, tel } = offerer;
  return [
    ...when(isBlank(office), 'offerer.office', '중개사무소 이름을 적어 주세요.'),
    ...tooLong(office, 'offerer.office', MOST_DEAL_NAME),
    ...when(isBlank(representative), 'offerer.representative', '공인중개사 이름을 적어 주세요.'),
    ...tooLong(representative, 'offerer.representative', MOST_DEAL_NAME),
    ...when(
      !REGISTRATION.test(tidyLine(registrationNumber)),
      'offerer.registrationNumber',
      '등록번호를 등록증에 있는 대로 적어 주세요.',
    ),
    ...when(isBlank(address), 'offerer.address', '중개사무소 주소를 적어 주세요.'),
    ...tooLong(address, 'offerer.address', MOST_DEAL_ADDRESS),
    ...when(
      contactNumber(tel) === null,
      'offerer.tel',
      '중개사무소 전화번호를 확인해 주세요. 예: 02-123-4567',
    ),
  ];
}

function placeFaults({ place }: DirectDraft): Faults {
  const { road, dongliCode, lat, lng } = place;
  const isNowhere = isBlank(road) || !isDongCode(dongliCode) || !isInKorea(lat, lng);
  return [
    ...when(isNowhere, 'place', '주소를 찾아서 골라 주세요.'),
    ...tooLong(road, 'place', MOST_DEAL_ADDRESS),
    ...tooLong(place.lot, 'place', MOST_DEAL_ADDRESS),
    ...when(
      graphemeCount(tidyLine(place.unit)) > MOST_DEAL_NAME,
      'place.unit',
      `동·호는 ${MOST_DEAL_NAME}자까지 적을 수 있어요.`,
    ),
  ];
}

const isInKorea = (lat: number, lng: number): boolean =>
  lat >= 33 && lat <= 39 && lng >= 124 && lng <= 132;

function priceFaults({ rentType, deposit, monthly, fee }: DirectDraft): Faults {
  const hasDeposit = isWhole(deposit, MOST_DEAL_DEPOSIT);
  const hasMonthly = isWhole(monthly, MOST_DEAL_MONTHLY);
  return [
    ...when(!hasDeposit, 'deposit', '보증금을 0부터 100억까지 만원 단위로 적어 주세요.'),
    ...when(
      hasDeposit && rentType === 'JEONSE' && deposit === 0,
      'deposit',
      '전세 보증금을 적어 주세요.',
    ),
    ...when(!hasMonthly, 'monthly', '월세를 0부터 1억까지 만원 단위로 적어 주세요.'),
    ...when(
      hasMonthly && rentType === 'MONTH_RENT' && monthly === 0,
      'monthly',
      '월세를 적어 주세요. 월세가 없으면 전세나 기타를 골라 주세요.',
    ),
    ...when(
      hasMonthly && rentType === 'JEONSE' && monthly > 0,
      'monthly',
      '전세에는 월세가 없어요. 월세가 있으면 월세를 골라 주세요.',
    ),
    ...feeFaults(fee),
  ];
}

function feeFaults({ amount, items }: DirectDraft['fee']): Faults {
  if (!isWhole(amount, MOST_DEAL_MONTHLY))
    return when(true, 'fee.amount', '관리비를 만원 단위로 적어 주세요. 없으면 0이에요.');
  const isFlat = items.length === 0;
  const isSound = items.every((one) => isWhole(one.amount, MOST_DEAL_MONTHLY));
  const sum = items.reduce((all: Manwon, one) => all + one.amount, 0);
  const isTwice = new Set(items.map(({ item }) => item)).size < items.length;
  return [
    ...when(
      isFlat && amount >= ITEMISED_FROM,
      'fee.items',
      '10만원부터는 항목을 나눠 적어야 해요.',
    ),
    ...when(!isSound, 'fee.items', '항목마다 금액을 만원 단위로 적어 주세요.'),
    ...when(
      !isFlat && isSound && sum !== amount,
      'fee.items',
      '항목을 더한 금액이 관리비와 달라요. 다시 확인해 주세요.',
    ),
    ...when(isTwice, 'fee.items', '같은 항목은 한 번만 적어 주세요.'),
  ];
}

function factsFaults(draft: DirectDraft): Faults {
  const { area, floor, rooms, bathrooms, direction, approvedOn, parking } = draft;
  // What the law asks of a broker's advertisement alone (spec/facts F5.2).
  const isBroker = draft.offerer.party === 'BROKER';
  const hasArea = area > 0 && area <= MOST_DEAL_AREA && Math.round(area * 100) / 100 === area;
  const hasTotal = Number.isInteger(floor.total) && floor.total >= 1 && floor.total <= MOST_FLOORS;
  const hasFloor =
    floor.kind !== 'GROUND' ||
    (Number.isInteger(floor.number) && floor.number >= 1 && floor.number <= floor.total);
  return [
    ...when(!hasArea, 'area', '전용면적을 ㎡로 적어 주세요. 소수 둘째 자리까지 쓸 수 있어요.'),
    ...when(!hasTotal, 'floor.total', '건물이 몇 층인지 적어 주세요.'),
    ...when(hasTotal && !hasFloor, 'floor.number', '층은 1층부터 건물의 층수까지예요.'),
    ...when(rooms < 1 || !isWhole(rooms, MOST_ROOMS), 'rooms', '방이 몇 개인지 적어 주세요.'),
    ...when(!isWhole(bathrooms, MOST_ROOMS), 'bathrooms', '욕실이 몇 개인지 적어 주세요.'),
    ...when(
      isBroker && direction === null,
      'direction',
      '방향을 골라 주세요. 중개사 광고에는 꼭 있어야 해요.',
    ),
    ...when(
      isBroker && approvedOn === null,
      'approvedOn',
      '사용승인일을 적어 주세요. 중개사 광고에는 꼭 있어야 해요.',
    ),
    ...when(!isWhole(parking, MOST_ROOMS), 'parking', '차를 몇 대 댈 수 있는지 적어 주세요.'),
  ];
}

function photoFaults({ pictureIds }: DirectDraft): Faults {
  return [
    ...when(pictureIds.length === 0, 'pictureIds', '방 사진을 한 장 이상 올려 주세요.'),
    ...when(
      pictureIds.length > MOST_DEAL_PICTURES,
      'pictureIds',
      `사진은 ${MOST_DEAL_PICTURES}장까지 올릴 수 있어요.`,
    ),
    ...when(
      new Set(pictureIds).size < pictureIds.length,
      'pictureIds',
      '같은 사진은 한 번만 올려 주세요.',
    ),
  ];
}

function holdsContact(field: string, name: string, text: string): Faults {
  const message = contactFault(name, text);
  return message === null ? [] : [{ field, message }];
}

function wordFaults({ title, description, contact }: DirectDraft): Faults {
  const words = graphemeCount(tidyLines(description));
  const titled = graphemeCount(tidyLine(title));
  const tel = contact.tel === null ? null : contactNumber(contact.tel);
  const isMobile = tel !== null && isMobilePhone(tel);
  return [
    ...when(titled === 0, 'title', '제목을 입력해 주세요.'),
    ...when(
      titled > MOST_DEAL_TITLE,
      'title',
      `제목은 ${MOST_DEAL_TITLE}자까지 쓸 수 있어요. 조금 줄여 주세요.`,
    ),
    // A number is told after a press, to members alone (spec/readings R46).
    ...holdsContact('title', '제목', title),
    ...when(
      words < FEWEST_DEAL_WORDS,
      'description',
      `방을 ${FEWEST_DEAL_WORDS}자 이상으로 소개해 주세요.`,
    ),
    ...when(
      words > MOST_DEAL_WORDS,
      'description',
      '소개는 1,000자까지 쓸 수 있어요. 조금 줄여 주세요.',
    ),
    ...holdsContact('description', '소개', description),
    ...when(
      contact.tel !== null && tel === null,
      'contact.tel',
      '전화번호를 확인해 주세요. 예: 010-1234-5678',
    ),
    ...when(
      contact.takesSms && (contact.tel === null || tel !== null) && !isMobile,
      'contact.takesSms',
      '문자는 휴대폰 번호로만 받을 수 있어요.',
    ),
  ];
}

const CHECKS: Readonly<Record<DirectStep, (draft: DirectDraft) => Faults>> = {
  room: roomFaults,
  place: placeFaults,
  price: priceFaults,
  facts: factsFaults,
  photos: photoFaults,
  words: wordFaults,
};

/** What is wrong with one step of a draft, in the order in which its fields stand. */
export const directStepFaults = (step: DirectStep, draft: DirectDraft): readonly DraftFault[] =>
  CHECKS[step](draft).map((fault) => ({ step, ...fault }));

/** What is wrong with a draft, step by step; the server refuses it by the first. */
export const directFaults = (draft: DirectDraft): readonly DraftFault[] =>
  (Object.keys(CHECKS) as DirectStep[]).flatMap((step) => directStepFaults(step, draft));

/** A draft as it is kept: texts without what hides in them, numbers hyphenated, features as its facts say. */
export function tidyDirect(draft: DirectDraft): DirectDraft {
  const { offerer, place, contact } = draft;
  return {
    ...draft,
    offerer:
      offerer.party === 'BROKER'
        ? {
            ...offerer,
            office: tidyLine(offerer.office),
            representative: tidyLine(offerer.representative),
            registrationNumber: tidyLine(offerer.registrationNumber),
            address: tidyLine(offerer.address),
            tel: contactNumber(offerer.tel) ?? '',
          }
        : offerer,
    place: {
      ...place,
      road: tidyLine(place.road),
      lot: tidyLine(place.lot),
      unit: tidyLine(place.unit),
    },
    options: optionsOf(draft.options, draft),
    title: tidyLine(draft.title),
    description: tidyLines(draft.description),
    contact: { ...contact, tel: contact.tel === null ? null : contactNumber(contact.tel) },
  };
}

/**
 * What is wrong with the days of a draft, as of a day; `isNew` for a room that is offered for the first
 * time: later, a move-in day may have come.
 */
export function directDayFaults(
  { approvedOn, moveIn }: Pick<DirectDraft, 'approvedOn' | 'moveIn'>,
  today: Yyyymmdd,
  isNew: boolean,
): readonly DraftFault[] {
  const faults = [
    ...when(
      approvedOn !== null && approvedOn > today,
      'approvedOn',
      '사용승인일은 오늘까지의 날로 적어 주세요.',
    ),
    ...when(
      isNew && moveIn.kind === 'DAY' && moveIn.day < today,
      'moveIn.day',
      '입주할 수 있는 날은 오늘부터 골라 주세요.',
    ),
  ];
  return faults.map((fault) => ({ step: 'facts', ...fault }));
}
