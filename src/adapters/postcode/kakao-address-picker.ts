import {
  addressAreas,
  AppError,
  isDongCode,
  readLotLine,
  readRoadLine,
  type AddressCandidate,
  type AddressPicker,
  type AddressSearch,
  type Cancellation,
  type PageElement,
  type PickedAddress,
} from '#core';
import { abortError } from '../shared/abort-error';
import { scriptLoader } from '../shared/load-script';
import {
  KAKAO_POSTCODE_URL,
  kakaoPostcodeOf,
  pickedText,
  type KakaoPostcodeMaker,
} from './kakao-postcode-sdk';

/**
 * Kakao's postcode service (spec/outside O17), drawn into an element of the page. It knows no
 * coordinates: those of our own addresses are taken. Its script is loaded when a person first asks.
 */
export class KakaoAddressPicker implements AddressPicker {
  readonly isThere = true;
  readonly #load: () => Promise<KakaoPostcodeMaker>;
  readonly #addresses: AddressSearch;

  constructor(view: Window, addresses: AddressSearch) {
    this.#addresses = addresses;
    this.#load = scriptLoader<KakaoPostcodeMaker>(view.document, {
      url: KAKAO_POSTCODE_URL,
      after: ({ ready }) => {
        const maker = kakaoPostcodeOf(view);
        if (maker === null) throw new Error('The script left no search.');
        ready(maker);
      },
    });
  }

  async pick(into: PageElement, query: string, cancel?: Cancellation): Promise<PickedAddress> {
    const element = into as HTMLElement;
    const maker = await this.#load();
    const picked = await pickIn(maker, { element, query, cancel });
    const address = addressOf(picked);
    if (address === null) throw new AppError('malformed');
    return { ...address, at: await this.#placeOf(address.road, cancel) };
  }

  /** Whoever picked a building has it, also where our own addresses cannot be asked just now. */
  async #placeOf(road: string, cancel: Cancellation | undefined): Promise<PickedAddress['at']> {
    const found = await this.#addresses.find(road, cancel).catch((error: unknown) => {
      if (error instanceof AppError) return [];
      throw error;
    });
    const own = found.find((one) => one.road === road);
    return own === undefined ? null : { lat: own.lat, lng: own.lng };
  }
}

interface Picking {
  readonly element: HTMLElement;
  readonly query: string;
  readonly cancel: Cancellation | undefined;
}

/** What Kakao hands over. */
function pickIn(Maker: KakaoPostcodeMaker, { element, query, cancel }: Picking): Promise<unknown> {
  let stop: () => void = () => undefined;
  const picked = new Promise<unknown>((resolve, reject) => {
    stop = () => {
      reject(abortError());
    };
    if (cancel?.aborted === true) {
      stop();
      return;
    }
    cancel?.addEventListener('abort', stop);
    const options = { oncomplete: resolve, width: '100%', height: '100%', shorthand: false };
    new Maker(options).embed(element, { q: query, autoClose: true });
  });
  return picked.finally(() => {
    cancel?.removeEventListener('abort', stop);
    element.replaceChildren();
  });
}

/** Null for what is no building with a road and a lot. */
function addressOf(picked: unknown): Omit<AddressCandidate, 'lat' | 'lng'> | null {
  // Where one has several of the others, none is chosen and the likeliest stands apart.
  const road = pickedText(picked, 'roadAddress') || pickedText(picked, 'autoRoadAddress');
  const lotLine = pickedText(picked, 'jibunAddress') || pickedText(picked, 'autoJibunAddress');
  const [zip, dongliCode] = [pickedText(picked, 'zonecode'), pickedText(picked, 'bcode')];
  const isWhole = readRoadLine(road) !== null && readLotLine(lotLine) !== null;
  if (!isWhole || !/^\d{5}$/.test(zip) || !isDongCode(dongliCode)) return null;
  const building = pickedText(picked, 'buildingName');
  return {
    road,
    ...addressAreas(road, lotLine),
    building: building === '' ? null : building,
    zip,
    dongliCode,
  };
}
