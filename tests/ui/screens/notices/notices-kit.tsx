import { renderApp } from '../../support/render-app';
import { fireEvent, screen } from '@testing-library/react';
import { STORAGE_KEY, type DongLookup, type NoticeSearch, type Person } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import type { Services } from '../../../../src/ui/ground/services';
import { NOTICE_NOW } from '../../../support/notices';
import { AskedNotices } from '../../support/asked-notices';

const SILLIM = {
  dongliCode: '1162010200',
  sido: '서울특별시',
  sigungu: '관악구',
  dong: '신림동',
  lat: 37.48,
  lng: 126.92,
  level: 5,
  bounds: null,
  offered: null,
};

/** Knows one dong. */
const dongs: DongLookup = {
  dong: (code) => Promise.resolve(code === SILLIM.dongliCode ? SILLIM : null),
};

/** The list at an address, on the 20th of November 2026. */
export function openNotices<Asked extends NoticeSearch = AskedNotices>(
  search = '',
  notices: Asked = new AskedNotices() as NoticeSearch as Asked,
): Services & { readonly notices: Asked } {
  const services = renderApp(`/youth/notices${search}`, {
    notices,
    dongs,
    clock: new MemoryClock(NOTICE_NOW),
  });
  return { ...services, notices };
}

/** Says of a person what the device keeps. */
export function say(person: Person): void {
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(person));
}

export const rows = () => screen.findAllByRole('article');
export const titles = async () => (await rows()).map((row) => row.querySelector('h3')?.textContent);
/** The heading of the list: `공고 12개`. */
export const counted = (text: string) => screen.findByRole('heading', { level: 2, name: text });

/** Scrolls the page so that the list stands so many px above the window's upper edge. */
export function scrollTo(px: number): void {
  const list = document.querySelector('[data-notice]')?.closest('ul');
  if (!list) throw new Error('There is no list to scroll.');
  list.getBoundingClientRect = () => new DOMRect(0, -px, 390, 0);
  fireEvent.scroll(window);
}
