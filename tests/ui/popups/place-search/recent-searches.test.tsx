import '../../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { STORAGE_KEY, type Place } from '#core';
import { MemoryPlaceSearch } from '../../../../src/adapters/memory/memory-place-search';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { PlaceCombobox } from '../../../../src/ui/popups/place-search/PlaceCombobox';
import { PlaceSearchStore } from '../../../../src/ui/popups/place-search/place-search-store';

afterEach(cleanup);

const place = (id: string, name: string): Place => ({
  id,
  kind: 'station',
  name,
  detail: '서울 관악구',
  lat: 37.48,
  lng: 126.92,
  level: 5,
  lines: [],
});

it('are forgotten one by one and all at once, and the field keeps the focus', () => {
  const local = new MemoryStorage({
    [STORAGE_KEY.RECENT_PLACES]: JSON.stringify([place('a', '신림역'), place('b', '봉천역')]),
  });
  const store = new PlaceSearchStore(new MemoryPlaceSearch([]), local);
  store.start();
  render(
    <StrictMode>
      <PlaceCombobox store={store} onChoose={() => undefined} onLeave={() => undefined} />
    </StrictMode>,
  );
  const options = () => screen.getAllByRole('option').map((option) => option.id !== '');
  expect(options()).toHaveLength(2);
  expect(screen.getByRole('listbox', { name: '최근 검색' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '신림역 검색 기록 지우기' }));
  expect(options()).toHaveLength(1);
  expect(local.read(STORAGE_KEY.RECENT_PLACES)).toBe(JSON.stringify([place('b', '봉천역')]));
  expect(screen.getByRole('combobox')).toBe(document.activeElement);
  fireEvent.click(screen.getByRole('button', { name: '전체 삭제' }));
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /검색 기록 지우기/ })).toEqual([]);
  expect(local.read(STORAGE_KEY.RECENT_PLACES)).toBeNull();
  expect(screen.getByRole('combobox')).toBe(document.activeElement);
});

it('give way to what is typed, and the list is called what it then is', () => {
  const store = new PlaceSearchStore(new MemoryPlaceSearch([]), new MemoryStorage());
  render(<PlaceCombobox store={store} onChoose={() => undefined} onLeave={() => undefined} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '신림' } });
  expect(screen.getByRole('listbox', { name: '검색 결과' })).toBeTruthy();
  store.stop();
});
