import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryClipboard } from '../../../../src/adapters/memory/memory-clipboard';
import { toasted } from '../../support/toasted';
import { renderHouse } from '../map/map-world';

beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/popups/address/AddressPopup'),
  ]),
);

async function open(): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: '위치 보기' }));
  return screen.findByRole('dialog');
}

describe('the address popup', () => {
  it('shows the title, the address and a pin, and copies the address', async () => {
    const clipboard = new MemoryClipboard();
    const { maps, services } = renderHouse({ clipboard }, { isApproximate: false });
    const dialog = await open();
    expect(within(dialog).getByRole('heading', { name: /^월세 .+ 원룸$/ })).toBeTruthy();
    await waitFor(() => {
      expect(maps.opened.at(-1)?.overlays.map(({ id }) => id)).toEqual(['pin']);
    });
    fireEvent.click(within(dialog).getByRole('button', { name: '주소 복사' }));
    expect(await toasted('주소가 클립보드에 복사되었습니다.')).toBeTruthy();
    expect(clipboard.text).toBe('서울특별시 관악구 신림동');
    fireEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    await waitFor(() => {
      expect(services.stores.history.current.url).toBe('/place/1');
    });
  });

  it('shows a circle where the exact location is withheld', async () => {
    const { maps } = renderHouse({}, { isApproximate: true });
    await open();
    await waitFor(() => {
      expect(maps.opened.at(-1)?.circle?.radiusMetres).toBe(100);
    });
    expect(maps.opened.at(-1)?.overlays).toEqual([]);
  });
});
