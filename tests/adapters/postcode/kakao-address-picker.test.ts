import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type AddressSearch } from '#core';
import { MemoryAddressSearch } from '../../../src/adapters/memory/memory-address-search';
import { KakaoAddressPicker } from '../../../src/adapters/postcode/kakao-address-picker';
import { NoAddressPicker } from '../../../src/adapters/postcode/no-address-picker';
import { ADDRESSES } from '../../support/addresses';

interface Drawn {
  readonly options: { readonly oncomplete: (picked: unknown) => void; readonly shorthand: boolean };
  readonly element: HTMLElement;
  readonly embedded: { readonly q: string };
}

const drawn: Drawn[] = [];

/** Kakao's search, as far as it is used: it fills the element, and a test picks. */
class FakePostcode {
  constructor(private readonly options: Drawn['options']) {}

  embed(element: HTMLElement, embedded: Drawn['embedded']): void {
    element.append(document.createElement('iframe'));
    drawn.push({ options: this.options, element, embedded });
  }
}

/** What Kakao's script does when it has come. */
async function arrive(globals: object): Promise<void> {
  Object.assign(window, globals);
  document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
}

const PICKED = {
  zonecode: '08754',
  roadAddress: '서울특별시 관악구 신림로 340',
  autoRoadAddress: '',
  jibunAddress: '서울특별시 관악구 신림동 1433-12',
  autoJibunAddress: '',
  bcode: '1162010200',
  buildingName: '가온빌',
};

function begin(addresses: AddressSearch = new MemoryAddressSearch(ADDRESSES)) {
  const picker = new KakaoAddressPicker(window, addresses);
  const into = document.createElement('div');
  return { picker, into };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  drawn.length = 0;
  for (const name of ['kakao', 'daum']) Reflect.deleteProperty(window, name);
  document.head.replaceChildren();
});

describe('Kakao’s search of addresses', () => {
  test.each([
    { kakao: { Postcode: FakePostcode } },
    { kakao: {}, daum: { Postcode: FakePostcode } },
  ])(
    'is drawn into the element with what was typed, and hands over what is picked: %#',
    async (globals) => {
      const { picker, into } = begin();
      expect(picker.isThere).toBe(true);
      const asked = picker.pick(into, '신림로');
      expect(document.head.querySelector('script')?.src).toBe(
        'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
      );
      await arrive(globals);
      expect(drawn[0]).toMatchObject({ element: into, embedded: { q: '신림로' } });
      expect(drawn[0]?.options.shorthand).toBe(false);
      drawn[0]?.options.oncomplete(PICKED);
      const { lat, lng, ...whole } = ADDRESSES[0] ?? {};
      expect(await asked).toEqual({ ...whole, at: { lat, lng } });
      expect(into.childElementCount).toBe(0);
    },
  );

  const pickWith = async (picked: unknown, addresses?: AddressSearch) => {
    const { picker, into } = begin(addresses);
    const asked = picker.pick(into, '');
    await arrive({ kakao: { Postcode: FakePostcode } });
    drawn[0]?.options.oncomplete(picked);
    return asked;
  };

  test('takes the likeliest address where none is chosen, and a building without a name', async () => {
    const { roadAddress: autoRoadAddress, jibunAddress: autoJibunAddress } = PICKED;
    const likeliest = { roadAddress: '', jibunAddress: '', autoRoadAddress, autoJibunAddress };
    expect(await pickWith({ ...PICKED, ...likeliest, buildingName: '' })).toMatchObject({
      road: autoRoadAddress,
      lot: '신림동 1433-12',
      building: null,
    });
  });

  test('knows no place of what our own addresses do not have, or cannot say now', async () => {
    expect(await pickWith(PICKED, new MemoryAddressSearch([]))).toMatchObject({ at: null });
    const away = { find: () => Promise.reject(new AppError('offline')) };
    drawn.length = 0;
    document.head.replaceChildren();
    expect(await pickWith(PICKED, away)).toMatchObject({ building: '가온빌', at: null });
  });

  test('says nothing of a failure that is none of the world', async () => {
    const broken = { find: () => Promise.reject(new TypeError('broken')) };
    await expect(pickWith(PICKED, broken)).rejects.toThrow(TypeError);
  });

  test.each([
    null,
    'text',
    {},
    { ...PICKED, roadAddress: 7 },
    { ...PICKED, roadAddress: '' },
    { ...PICKED, jibunAddress: '신림동' },
    { ...PICKED, zonecode: '8754' },
    { ...PICKED, bcode: '11620' },
  ])('takes nothing else for an address: %j', async (picked) => {
    await expect(pickWith(picked)).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('is not there where the script does not come, or brings something else', async () => {
    const failed = begin();
    const asked = failed.picker.pick(failed.into, '');
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(asked).rejects.toMatchObject({ kind: 'offline' });
    const again = failed.picker.pick(failed.into, '');
    again.catch(() => undefined);
    await arrive({ kakao: {} });
    await expect(again).rejects.toMatchObject({ kind: 'refused' });
  });

  test('goes away when it is cancelled, before and after it is drawn', async () => {
    const { picker, into } = begin();
    const cancel = new AbortController();
    const asked = picker.pick(into, '', cancel.signal);
    asked.catch(() => undefined);
    await arrive({ kakao: { Postcode: FakePostcode } });
    expect(into.childElementCount).toBe(1);
    cancel.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(into.childElementCount).toBe(0);
    await expect(picker.pick(into, '', cancel.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(drawn).toHaveLength(1);
  });
});

test('where no search of others is configured, none is there', async () => {
  const none = new NoAddressPicker();
  expect(none.isThere).toBe(false);
  await expect(none.pick()).rejects.toMatchObject({ kind: 'refused' });
});
