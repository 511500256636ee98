import { makeAutoObservable, observableRef } from 'mobx';
import {
  COMPARED_KIND,
  comparedCode,
  comparedRef,
  type ComparedKind,
  type DirectDeals,
  type HouseSearch,
  type HouseSummary,
  type Photo,
} from '#core';

/** The first picture of a house or deal, by its code; null where it has none. */
export interface KnownPhoto {
  readonly code: string;
  readonly photo: Photo | null;
}

/** The pictures of what a list shows. */
export const photosOf = (
  kind: ComparedKind,
  listed: readonly Pick<HouseSummary, 'id' | 'photo'>[],
): readonly KnownPhoto[] =>
  listed.map(({ id, photo }) => ({ code: comparedCode(kind, id), photo }));

/** What the bar shows of what was chosen: what a list knew, and by request what none did. */
export class ChosenPhotosStore {
  found: ReadonlyMap<string, Photo | null> = new Map();
  private asked: AbortController | null = null;

  constructor(
    private readonly houses: Pick<HouseSearch, 'some'>,
    private readonly directs: Pick<DirectDeals, 'some'>,
  ) {
    makeAutoObservable<this, 'houses' | 'directs' | 'asked'>(this, {
      found: observableRef,
      houses: false,
      directs: false,
      asked: false,
    });
  }

  /** Takes over what a list knows of the chosen ones, and asks for the rest. */
  choose(codes: readonly string[], known: readonly KnownPhoto[]): void {
    this.stop();
    this.add(known.filter(({ code }) => codes.includes(code) && !this.found.has(code)));
    const missing = codes.filter((code) => !this.found.has(code));
    if (missing.length > 0) void this.ask(missing);
  }

  stop(): void {
    this.asked?.abort();
    this.asked = null;
  }

  private async ask(codes: readonly string[]): Promise<void> {
    const { signal } = (this.asked = new AbortController());
    const idsOf = (kind: ComparedKind) =>
      codes.flatMap((code) => {
        const ref = comparedRef(code);
        return ref?.kind === kind ? [ref.id] : [];
      });
    const [houses, directs] = [idsOf(COMPARED_KIND.house), idsOf(COMPARED_KIND.direct)];
    // Without its picture it is still chosen; the comparison tells what is wrong.
    const none = () => [];
    const [ofHouses, ofDirects] = await Promise.all([
      houses.length === 0 ? [] : this.houses.some(houses, signal).catch(none),
      directs.length === 0 ? [] : this.directs.some(directs, signal).catch(none),
    ]);
    this.add([
      ...photosOf(COMPARED_KIND.house, ofHouses),
      ...photosOf(COMPARED_KIND.direct, ofDirects),
    ]);
  }

  private add(photos: readonly KnownPhoto[]): void {
    if (photos.length === 0) return;
    this.found = new Map([
      ...this.found,
      ...photos.map(({ code, photo }) => [code, photo] as const),
    ]);
  }
}
