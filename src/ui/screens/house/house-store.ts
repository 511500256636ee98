import type {
  ContactMethod,
  House,
  HouseSearch,
  HouseSummary,
  PlaceSearch,
  PriceLevel,
  TransitStop,
} from '#core';
import { AnswerStore } from '../../stores/answer-store';

/** What a device remembers of a person's way through houses. */
export interface HouseRecorder {
  viewed(house: House): void;
  contacted(house: House, method: ContactMethod): void;
}

/**
 * One house with all that its page shows. What stands around it is asked for when it is there; each
 * part fails alone. Seeing the house is recorded once for each opening.
 */
export class HouseStore {
  /** Null where there is no such house, or no longer. */
  readonly main: AnswerStore<House | null>;
  readonly priceLevel: AnswerStore<PriceLevel | null>;
  readonly similar: AnswerStore<readonly HouseSummary[]>;
  /** Stations and bus stops around it. */
  readonly stops: AnswerStore<readonly TransitStop[]>;
  private isRecorded = false;

  constructor(
    readonly id: string,
    houses: HouseSearch,
    places: PlaceSearch,
    private readonly recorder: HouseRecorder,
  ) {
    this.main = new AnswerStore((cancel) => houses.one(id, cancel));
    this.priceLevel = new AnswerStore((cancel) => houses.priceLevel(id, cancel));
    this.similar = new AnswerStore((cancel) => houses.similar(id, cancel));
    this.stops = new AnswerStore((cancel) => {
      const { house } = this;
      return house === null ? Promise.resolve([]) : places.stopsNear(house, cancel);
    });
  }

  get house(): House | null {
    return this.main.value;
  }

  start(): void {
    const { kind } = this.main.state;
    if (kind === 'idle' || kind === 'loading') void this.load();
    else if (this.house !== null) this.startRest();
  }

  stop(): void {
    for (const part of [this.main, ...this.rest]) part.stop();
  }

  /** Asks for the house, also again after a failure. */
  async load(): Promise<void> {
    await this.main.load();
    const { house } = this;
    if (house === null) return;
    this.record(house);
    this.startRest();
  }

  contacted(method: ContactMethod): void {
    if (this.house !== null) this.recorder.contacted(this.house, method);
  }

  private get rest(): readonly { start(): void; stop(): void }[] {
    return [this.priceLevel, this.similar, this.stops];
  }

  private startRest(): void {
    for (const part of this.rest) part.start();
  }

  private record(house: House): void {
    if (this.isRecorded) return;
    this.isRecorded = true;
    this.recorder.viewed(house);
  }
}
