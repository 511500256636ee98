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
import type { MapMover } from './map-mover';
import type { MapStorePorts } from './map-ports';
import { addressedView, boundsAround, contains, isSameView } from './view-bounds';

/** A settled view waits this long for the next one before it becomes a question. */
export const SETTLE_MS = 120;
/** Safari throws after 100 changes of the address in 30 s. */
export const ADDRESS_MS = 1000;
const NEAREST_LIMIT = 12;
const NEAREST_CLOSEST_LEVEL = 4;
/** The key of an address that says nothing: the one of a link to the map as it is. */
const NO_ADDRESS = '';

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

  private readonly addressWriter: AtMostEvery;
  private addressKnown: string | null = null;
  private settling: ReturnType<typeof setTimeout> | null = null;
  private mover: MapMover | null = null;
  private placeAt: LatLng | null = null;

  constructor(private readonly ports: MapStorePorts) {
    this.answer = new MapAnswerStore(ports.houses);
    this.area = new AreaNameStore(ports.places);
    this.addressWriter = new AtMostEvery(
      ADDRESS_MS,
      () => ports.clock.now(),
      () => {
        this.writeDown();
      },
    );
    makeAutoObservable<this, keyof typeof NOT_OBSERVED>(
      this,
      {
        view: observableRef,
        box: observableRef,
        filter: observableRef,
        spot: observableRef,
        answer: false,
        area: false,
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
    return { view, filter, sort, place, pills, spot };
  }

  /** What the person came for is there: a map, and the answer to its first question. */
  get isUsable(): boolean {
    return this.hasMap && this.answer.hasAnswered;
  }

  /** `view` is looked at where neither the address nor a former start says otherwise. */
  start(view?: MapView): void {
    const search = this.ports.address.search();
    const address = search === null ? null : mapAddressFrom(search);
    // What was done last may not have reached the address when the page was left.
    const isBehind = address !== null && addressKey(address) === this.addressKnown;
    if (isBehind) this.addressWriter.request();
    else if (address !== null) this.take(address, view);
    else this.view ??= view ?? startView(this.ports.local);
    this.ask();
  }

  stop(): void {
    if (this.settling !== null) clearTimeout(this.settling);
    this.settling = null;
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
    if (key === NO_ADDRESS || key === this.addressKnown || key === addressKey(this.address)) {
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
    if (byPerson) this.spot = null;
    if (this.placeAt !== null && !contains(bounds, this.placeAt)) this.forgetPlace();
    this.area.look(settled);
    this.addressWriter.request();
    if (this.settling !== null) clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.settling = null;
      this.ask();
    }, SETTLE_MS);
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
    this.spot = null;
    if (this.mover !== null) {
      this.mover.moveTo(view, { animate: true });
      return;
    }
    this.view = view;
    this.box = null;
  }

  /** Shows the whole box; one that the closest level cannot part is opened in the list. */
  openCluster(bounds: Bounds): 'zoomed' | 'listed' {
    const extent = Math.max(bounds.neLat - bounds.swLat, bounds.neLng - bounds.swLng);
    if (extent > 1e-7 && this.view !== null && this.view.level > 1) {
      this.spot = null;
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
    this.spot = null;
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
  }

  private writeDown(): void {
    if (this.view === null) return;
    rememberView(this.ports.local, this.view);
    if (this.ports.address.search() === null) return;
    this.addressKnown = addressKey(this.address);
    writeAddress(this.ports.address, this.address);
  }

  private ask(): void {
    if (this.bounds === null || this.view === null) return;
    const { bounds, filter, sort, spot } = this;
    this.answer.ask({ bounds, level: this.view.level, filter, sort, spot });
  }
}
