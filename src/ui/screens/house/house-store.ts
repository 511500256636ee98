import type {
  ContactMethod,
  House,
  HouseSearch,
  HouseSummary,
  HousesInstead,
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

/** What is known of a house and of what stands around it. */
export interface KeptHouse {
  readonly main: House | null;
  readonly priceLevel: PriceLevel | null;
  readonly similar: readonly HouseSummary[];
  readonly stops: readonly TransitStop[];
  /** Of a house that is gone. */
  readonly instead?: HousesInstead;
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
  /** What is on offer in its place, asked where it is gone. */
  readonly instead: AnswerStore<HousesInstead>;
  private isRecorded = false;

  constructor(
    readonly id: string,
    { houses, places }: { readonly houses: HouseSearch; readonly places: PlaceSearch },
    private readonly recorder: HouseRecorder,
    kept?: KeptHouse,
  ) {
    this.main = new AnswerStore((cancel) => houses.one(id, cancel), kept?.main);
    this.priceLevel = new AnswerStore((cancel) => houses.priceLevel(id, cancel), kept?.priceLevel);
    this.similar = new AnswerStore((cancel) => houses.similar(id, cancel), kept?.similar);
    this.instead = new AnswerStore((cancel) => houses.instead(id, cancel), kept?.instead);
    this.stops = new AnswerStore((cancel) => {
      const { house } = this;
      return house === null ? Promise.resolve([]) : places.stopsNear(house, cancel);
    }, kept?.stops);
  }

  get house(): House | null {
    return this.main.value;
  }

  start(): void {
    const { kind } = this.main.state;
    if (kind === 'idle' || kind === 'loading') void this.load();
    else this.arrived();
  }

  stop(): void {
    for (const part of [this.main, this.instead, ...this.rest]) part.stop();
  }

  /** Asks for the house, also again after a failure. */
  async load(): Promise<void> {
    await this.main.load();
    this.arrived();
  }

  contacted(method: ContactMethod): void {
    if (this.house !== null) this.recorder.contacted(this.house, method);
  }

  private get rest(): readonly { start(): void; stop(): void }[] {
    return [this.priceLevel, this.similar, this.stops];
  }

  private arrived(): void {
    const { house } = this;
    if (house === null) {
      if (this.main.state.kind === 'ready') this.instead.start();
      return;
    }
    if (!this.isRecorded) {
      this.isRecorded = true;
      this.recorder.viewed(house);
    }
    for (const part of this.rest) part.start();
  }
}
