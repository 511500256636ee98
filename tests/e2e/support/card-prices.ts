import type { MapScreen } from './map-screen';

/** What a card tells of money. */
export interface CardPrice {
  /** Won a month; 0 where there is no rent. */
  readonly rent: number;
  /** Beside the price: the fee, or the real monthly cost. */
  readonly beside: string;
}

/** What every card that is drawn tells. */
export async function tellsOfCards(map: MapScreen): Promise<CardPrice[]> {
  const told = await map.cards.getByRole('heading', { level: 3 }).evaluateAll((heads) =>
    heads.map((head) => ({
      price: head.querySelector('[aria-hidden]')?.textContent ?? '',
      beside: head.lastElementChild?.textContent ?? '',
    })),
  );
  return told.map(({ price, beside }) => {
    const rent = /^(?:월세|기타) .+\/(.+)$/.exec(price)?.[1];
    return { rent: rent === undefined ? 0 : wonIn(`${rent}만`), beside };
  });
}

/** The amount of a text in won: `관리비 7만`, `실월비용 1억 200만+α`; 0 where there is none. */
export function wonIn(text: string): number {
  const before = (unit: RegExp) => Number(unit.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
  return before(/([\d,]+)억/) * 100_000_000 + before(/([\d,]+)만/) * 10_000;
}
