import type { Inventory } from '#core';

/** A notice as the server answers it. */
export function noticeOf(id: string, given: Partial<Inventory> = {}): Inventory {
  return {
    ID: id,
    TYPE2: 'image',
    IMAGE_1: 'banner.svg',
    IMAGE_URL: '/images/banner.svg',
    LINK_URL: '/map',
    TITLE: `공지 ${id}`,
    CONTENT: '<p>알려 <b>드려요</b></p>',
    EXTRA: 1,
    ...given,
  };
}

export const textNotice = (id: string, given: Partial<Inventory> = {}): Inventory =>
  noticeOf(id, { TYPE2: 'text', IMAGE_1: '', IMAGE_URL: null, ...given });
