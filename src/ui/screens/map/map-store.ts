import { makeAutoObservable } from 'mobx';
import {
  COUNTRY,
  EMPTY_FILTER,
  HOUSE_LAYER,
  HOUSE_SORT,
  PILL_FACE,
  type Bounds,
  type HouseFilter,
  type HouseSort,
  type MapAddress,
  type MapLayer,
  type MapView,
  type PillFace,
  type LatLng,
  type SettledView,
} from '#core';
import { AddressInStep } from './address/address-in-step';
import { AreaNameStore } from './view/area-name-store';
import { askedBox, type AskedBox } from './answer/asked-box';
import { startView } from '../../stores/last-view';
import { MapAnswerStore } from './answer/map-answer-store';
import { questionAt } from './answer/map-question';
import { mapSource } from './answer/map-source';
import { DongInView } from './dong/dong-in-view';
import { PointedHouses } from './list/pointed-houses';
import { LastOf } from './view/last-of';
import type { MapMover } from './view/map-mover';
import type { FirstMap, MapStorePorts } from './map-ports';
import { OBSERVED, type Unobserved } from './map-store-observed';
import { SearchedPlace } from './view/searched-place';
import { NEAREST_CLOSEST_LEVEL, NearestHouses, type NearestOutcome } from './view/nearest-houses';
import { addressedView, isParted, isSameView } from './view/view-bounds';

/** A settled view waits this long for the next one before it becomes a question. */
const SETTLE_MS = 120;

/**
 * Where the map looks and what is asked there. One settled view is one pair of questions. The
 * address, the last view of this device and 신림역 say where it begins (spec/readings R25).
 */
export class MapStore {
  /** Null until the start. */
  view: MapView | null = null;
  /** Null until it is known what is seen. */
  box: AskedBox | null = null;
  layer: MapLayer = HOUSE_LAYER;
  filter: HouseFilter = EMPTY_FILTER;
  sort: HouseSort = HOUSE_SORT.recommended;
  pills: PillFace = PILL_FACE.price;
  /** The one spot whose houses the list shows, after its cluster was pressed. */
  spot: Bounds | null = null;
  /** Whether a map has been on the screen. */
  hasMap = false;
  readonly answer: MapAnswerStore;
  readonly area: AreaNameStore;
  readonly dong: DongInView;
  readonly pointed = new PointedHouses();
  private readonly nearest: NearestHouses;
  private readonly searched = new SearchedPlace();
  private readonly inStep: AddressInStep;
  private readonly settling = new LastOf();
  private mover: MapMover | null = null;
  /** Whether only this device knows where it should look. */
  private isLikely = false;

  constructor(private readonly ports: MapStorePorts) {
    this.answer = new MapAnswerStore(mapSource(ports));
    this.area = new AreaNameStore(ports.places);
    this.dong = new DongInView(ports.findDong, {
      look: (view) => {
        this.look(view ?? this.view ?? startView(ports.local));
      },
      drop: () => {
        this.leaveDong();
      },
    });
    this.nearest = new NearestHouses(ports.houses, (bounds) => {
      this.leave();
      this.mover?.fit(bounds, { animate: true, closest: NEAREST_CLOSEST_LEVEL });
    });
    this.inStep = new AddressInStep(ports, () => this.address);
    makeAutoObservable<this, Unobserved>(this, OBSERVED, { autoBind: true });
  }

  /** What was searched for and is still in view. */
  get placeName(): string | null {
    return this.searched.name;
  }

  /** The one box of map, list and counts; on the page of a dong the dong alone says where. */
  get bounds(): Bounds | null {
    return this.box !== null && this.dong.isPage ? COUNTRY : (this.box?.bounds ?? null);
  }

  get address(): MapAddress {
    const { view, layer, filter, sort, placeName: place, pills, spot } = this;
    return { view, dong: this.dong.code, layer, filter, sort, place, pills, spot };
  }

  /** What the person came for is there: a map, and the answer to its first question. */
  get isUsable(): boolean {
    return this.hasMap && this.answer.hasAnswered;
  }

  /** Begins with what was found out before it is drawn: where it looks, its marks and its list. */
  bring({ address, view, dong, question, ...answer }: FirstMap): void {
    this.adopt(address);
    this.dong.bring(dong);
    this.view = view;
    this.isLikely = address.view === null && dong === null;
    this.searched.take(address.place, view.center);
    this.answer.bring(question, answer);
  }

  /** `view` is looked at where neither the address (a dong, once found) nor a former start says so. */
  start(view?: MapView): void {
    const address = this.inStep.read();
    // What was done last may not have reached the address when the page was left.
    if (address !== null && this.inStep.isKnown(address)) this.inStep.follow();
    else if (address !== null) this.take(address, null, view);
    if (this.isLikely) this.view = startView(this.ports.local);
    this.isLikely = false;
    this.dong.resume();
    if (!this.dong.isOpening) this.view ??= view ?? startView(this.ports.local);
    this.ask();
  }

  stop(): void {
    this.settling.cancel();
    this.nearest.leave();
    this.inStep.stop();
    this.answer.stop();
    this.area.stop();
    this.dong.stop();
  }

  /** The page stands on another of its entries: that one has to say what the page shows. */
  keepAddress(): void {
    this.inStep.keep();
  }

  /** The page's address may have been changed by other hands: Back, Forward, a link. */
  addressChanged(): void {
    const address = this.inStep.read();
    const former = this.view;
    // Without a view it has not begun, or looks for a dong, which any other address puts an end to.
    if (address === null || (former === null && !this.dong.isOpening)) return;
    if (this.inStep.isNoNews(address)) {
      this.inStep.follow();
      return;
    }
    // A link that names no point asks for other houses of the same place.
    this.take(address, former);
    if (address.view === null) this.inStep.follow();
    if (former === null || this.view === null) this.box = null;
    else if (isSameView(former, this.view)) this.ask();
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
    this.searched.keepWithin(bounds);
    this.area.look(settled);
    this.inStep.follow();
    this.settling.after(SETTLE_MS, this.ask);
  }

  setFilter(filter: HouseFilter, layer = this.layer): void {
    this.nearest.leave();
    this.layer = layer;
    if (filter.dongliCode !== this.filter.dongliCode) this.dong.name(filter.dongliCode);
    this.filter = filter;
    this.ask();
    this.inStep.follow();
  }

  /** Shows something else of the same place, asked the same as far as it can be. */
  setLayer(layer: MapLayer): void {
    this.spot = null;
    this.setFilter(this.filter, layer);
  }

  setSort(sort: HouseSort): void {
    this.sort = sort;
    this.ask();
    this.inStep.follow();
  }

  setPills(pills: PillFace): void {
    this.pills = pills;
    this.inStep.follow();
  }

  /** Goes where somebody wants to see houses of whatever dong; `name` is what they searched for. */
  goTo({ name, lat, lng, level }: LatLng & { name: string | null; level: number }): void {
    this.leaveDong();
    this.searched.take(name, { lat, lng });
    this.moveTo({ center: { lat, lng }, level });
  }

  forgetPlace(): void {
    this.searched.forget();
    this.inStep.follow();
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

  /** Lists the houses of one spot only; null all that are in view. */
  showSpot(spot: Bounds | null): void {
    this.spot = spot;
    this.ask();
    this.inStep.follow();
  }

  /** Moves to the houses nearest to the middle of the map. Rejects as the port does. */
  async showNearest(): Promise<NearestOutcome> {
    return this.view === null ? 'none' : this.nearest.show(this.view.center, this.filter);
  }

  /** An address without a point leaves the `former` view, until its dong is found as well. */
  private take(
    address: MapAddress,
    former: MapView | null,
    otherwise = startView(this.ports.local),
  ): void {
    this.nearest.leave();
    this.adopt(address);
    this.dong.take(address);
    this.view = address.view ?? former;
    if (!this.dong.isOpening) this.view ??= otherwise;
    this.searched.take(address.place, this.view?.center ?? null);
  }

  private adopt(address: MapAddress): void {
    this.inStep.know(address);
    ({ layer: this.layer, filter: this.filter } = address);
    ({ sort: this.sort, pills: this.pills, spot: this.spot } = address);
  }

  /** Where the dong of the address is; what was searched for is what that calls the place. */
  private look(view: MapView): void {
    this.moveTo(view);
    this.searched.standAt(view.center);
    this.inStep.follow();
  }

  private leaveDong(): void {
    if (this.filter.dongliCode !== null) this.setFilter({ ...this.filter, dongliCode: null });
  }

  private leave(): void {
    this.nearest.leave();
    this.spot = null;
    this.dong.leave();
  }

  private readonly ask = (): void => {
    if (this.bounds !== null && this.view !== null)
      this.answer.ask(questionAt(this.address, this.bounds, this.view.level));
  };
}
