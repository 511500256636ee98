import { NoAddressPicker } from '../../adapters/postcode/no-address-picker';
import type { AddressPicker } from '#core';
import { later } from '../../adapters/system/later';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** Kakao's search of addresses where we have an app there, its code fetched once somebody asks. */
export const addressPicker = (view: Window) =>
  wiring((bind) => {
    bind(TOKEN.addressPicker, (get) => {
      if (get(TOKEN.env).kakaoKey === null) return new NoAddressPicker();
      const picker = later<Pick<AddressPicker, 'pick'>>(async () => {
        const { KakaoAddressPicker } = await import('../../adapters/postcode/kakao-address-picker');
        return new KakaoAddressPicker(view, get(TOKEN.addresses));
      });
      return { isThere: true, pick: (...asked) => picker.pick(...asked) };
    });
  });
