import { makeAutoObservable, observableRef } from 'mobx';
import {
  EMPTY_FILTER,
  HOUSE_SORT,
  mapAddressFrom,
  PILL_FACE,
  type Bounds,
  type HouseFilter,
  type HouseSort,
  type LatLng,
  type MapAddress,
  type MapView,
  type PillFace,
  type Place,
  type SettledView,
} from '#core';
import { AreaNameStore } from './area-name-store';
import { askedBox, type AskedBox } from './asked-box';
import { AtMostEvery } from './at-most-every';
import { rememberView, startView } from '../../stores/last-view';
import { addressKey, writeAddress } from './map-address';
import { MapAnswerStore } from './map-answer-store';
import { DongInView } from './dong-in-view';
import { LastOf } from './last-of';
import type { MapMover } from './map-mover';
import type { MapStorePorts } from './map-ports';
import { addressedView, boundsAround, contains, isParted, isSameView } from './view-bounds';

/** A settled view waits this long for the next one before it becomes a question. */
export const SETTLE_MS = 120;
/** Safari throws after 100 changes of the address in 30 s. */
export const ADDRESS_MS = 1000;
const NEAREST_LIMIT = 12;
const NEAREST_CLOSEST_LEVEL = 4;

const NOT_OBSERVED = {
  ports: false,
  addressWriter: false,
  addressKnown: false,
  settling: false,
  mover: false,
  placeAt: false,
} as const;

/**
 * Where the map looks and what is asked of its houses. One settled view is one pair of questions.
 * The address, the last view of this device and 신림역 say where it begins (readings.md R25).
 */
export class MapStore {
  /** Null until the start. */
  view: MapView | null = null;
  /** Null until it is known what is seen. */
  box: AskedBox | null = null;
  filter: HouseFilter = EMPTY_FILTER;
  sort: HouseSort = HOUSE_SORT.recommended;
  /** What was searched for and is still in view. */
  placeName: string | null = null;
  /** What the pills show. */
  pills: PillFace = PILL_FACE.price;
  /** The one place whose houses the list shows, after its cluster was pressed. */
  spot: Bounds | null = null;
  /** Whether a map has been on the screen. */
  hasMap = false;
  /** The house that was opened last. */
  selectedId: string | null = null;
  hoveredId: string | null = null;
  readonly answer: MapAnswerStore;
  readonly area: AreaNameStore;
  readonly dong: DongInView;

  private readonly addressWriter: AtMostEvery;
  private addressKnown: string | null = null;
  private readonly settling = new LastOf();
  private mover: MapMover | null = null;
  private placeAt: LatLng | null = null;

  constructor(private readonly ports: MapStorePorts) {
    this.answer = new MapAnswerStore(ports.houses);
    this.area = new AreaNameStore(ports.places);
    this.dong = new DongInView(ports.findDong, (view) => {
      this.moveTo(view ?? this.view ?? startView(ports.local));
      this.addressWriter.request();
    });
    this.addressWriter = new AtMostEvery(ADDRESS_MS, ports.clock, () => {
      this.writeDown();
    });
    makeAutoObservable<this, keyof typeof NOT_OBSERVED>(
      this,
      {
        view: observableRef,
        box: observableRef,
        filter: observableRef,
        spot: observableRef,
        answer: false,
        area: false,
        dong: false,
        ...NOT_OBSERVED,
      },
      { autoBind: true },
    );
  }

  /** The one box of map, list and counts. */
  get bounds(): Bounds | null {
    return this.box?.bounds ?? null;
  }

  get address(): MapAddress {
    const { view, filter, sort, placeName: place, pills, spot } = this;
    return { view, dong: this.dong.code, filter, sort, place, pills, spot };
  }

  /** What the person came for is there: a map, and the answer to its first question. */
  get isUsable(): boolean {
    return this.hasMap && this.answer.hasAnswered;
  }

  /** `view` is looked at where neither the address (a dong, once found) nor a former start says so. */
  start(view?: MapView): void {
    const search = this.ports.address.search();
    const address = search === null ? null : mapAddressFrom(search);
    // What was done last may not have reached the address when the page was left.
    const isBehind = address !== null && addressKey(address) === this.addressKnown;
    if (isBehind) this.addressWriter.request();
    else if (address !== null) this.take(address, view);
    if (this.dong.isOpening) this.view = null;
    else this.view ??= view ?? startView(this.ports.local);
    this.ask();
  }

  stop(): void {
    this.settling.cancel();
    this.addressWriter.cancel();
    this.answer.stop();
    this.area.stop();
  }

  /** The page stands on another of its entries: that one has to say what the page shows. */
  keepAddress(): void {
    const search = this.ports.address.search();
    if (search !== null) this.addressKnown = addressKey(mapAddressFrom(search));
    this.addressWriter.request();
  }

  /** The page's address may have been changed by other hands: Back, Forward, a link. */
  addressChanged(): void {
    const search = this.ports.address.search();
    if (search === null || this.view === null) return;
    const address = mapAddressFrom(search);
    const key = addressKey(address);
    // One that says nothing is a link to the map as it is.
    if (key === '' || key === this.addressKnown || key === addressKey(this.address)) {
      this.addressWriter.request();
      return;
    }
    const former = this.view;
    // A link that names no point asks for other houses of the same place.
    this.take(address, former);
    if (address.view === null) this.addressWriter.request();
    if (isSameView(former, this.view)) this.ask();
    else if (this.mover !== null) this.mover.moveTo(this.view, { animate: false });
    else this.box = null;
  }

  /** Takes the hand that moves the map; null when the map has gone. */
  attach(mover: MapMover | null): void {
    this.mover = mover;
    if (mover !== null) this.hasMap = true;
  }

  /** The box that will be seen, reckoned before the map engine has come. */
  expect(bounds: Bounds): void {
    if (this.box !== null || this.view === null) return;
    const seen = { ...this.view, bounds };
    this.box = askedBox(seen, null);
    this.area.look(seen);
    this.ask();
  }

  settle(settled: SettledView, byPerson: boolean): void {
    const { bounds, center, level } = settled;
    this.view = { center, level };
    this.box = askedBox(addressedView(settled), this.box);
    if (byPerson) this.leave();
    if (this.placeAt !== null && !contains(bounds, this.placeAt)) this.forgetPlace();
    this.area.look(settled);
    this.addressWriter.request();
    this.settling.after(SETTLE_MS, this.ask);
  }

  setFilter(filter: HouseFilter): void {
    this.filter = filter;
    this.ask();
    this.addressWriter.request();
  }

  setSort(sort: HouseSort): void {
    this.sort = sort;
    this.ask();
    this.addressWriter.request();
  }

  setPills(pills: PillFace): void {
    this.pills = pills;
    this.addressWriter.request();
  }

  select(id: string | null): void {
    this.selectedId = id;
  }

  hover(id: string | null): void {
    this.hoveredId = id;
  }

  goTo(place: Place): void {
    this.placeName = place.name;
    this.placeAt = { lat: place.lat, lng: place.lng };
    this.moveTo({ center: this.placeAt, level: place.level });
  }

  forgetPlace(): void {
    this.placeName = null;
    this.placeAt = null;
    this.addressWriter.request();
  }

  moveTo(view: MapView): void {
    this.leave();
    if (this.mover !== null) {
      this.mover.moveTo(view, { animate: true });
      return;
    }
    this.view = view;
    this.box = null;
  }

  /** Shows the whole box; one that the closest level cannot part is opened in the list. */
  openCluster(bounds: Bounds): 'zoomed' | 'listed' {
    this.leave();
    if (this.view !== null && isParted(bounds, this.view)) {
      this.mover?.fit(bounds, { animate: true });
      return 'zoomed';
    }
    this.showSpot(bounds);
    return 'listed';
  }

  /** Lists the houses of one place only; null all that are in view. */
  showSpot(spot: Bounds | null): void {
    this.spot = spot;
    this.ask();
    this.addressWriter.request();
  }

  /**
   * Moves to the houses nearest to the middle of the map; false where the filter leaves none
   * anywhere. Rejects as the port does.
   */
  async showNearest(): Promise<boolean> {
    if (this.view === null) return false;
    const query = { at: this.view.center, filter: this.filter, limit: NEAREST_LIMIT };
    const bounds = boundsAround(await this.ports.houses.nearest(query));
    if (bounds === null) return false;
    this.leave();
    this.mover?.fit(bounds, { animate: true, closest: NEAREST_CLOSEST_LEVEL });
    return true;
  }

  private take(address: MapAddress, otherwise?: MapView): void {
    this.addressKnown = addressKey(address);
    this.view = address.view ?? otherwise ?? startView(this.ports.local);
    this.filter = address.filter;
    this.sort = address.sort;
    this.pills = address.pills;
    this.spot = address.spot;
    this.placeName = address.place;
    this.placeAt = address.place === null ? null : this.view.center;
    this.dong.take(address.dong);
  }

  private leave(): void {
    this.spot = null;
    this.dong.leave();
  }

  private writeDown(): void {
    if (this.view === null) return;
    rememberView(this.ports.local, this.view);
    if (this.ports.address.search() === null) return;
    this.addressKnown = addressKey(this.address);
    writeAddress(this.ports.address, this.address);
  }

  private readonly ask = (): void => {
    if (this.bounds === null || this.view === null) return;
    const { bounds, filter, sort, spot } = this;
    this.answer.ask({ bounds, level: this.view.level, filter, sort, spot });
  };
}
