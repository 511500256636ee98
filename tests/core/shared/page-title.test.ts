import { expect, it } from 'vitest';
import { NOT_FOUND_TITLE, pageTitle, SITE_TITLE } from '#core';

it.each([
  [null, '한칸 · 1인 가구를 위한 주거 플랫폼'],
  ['찜', '찜 · 한칸'],
  [NOT_FOUND_TITLE, '페이지를 찾을 수 없어요 · 한칸'],
])('the page %j is called %s in the window', (title, inWindow) => {
  expect(pageTitle(title)).toBe(inWindow);
  expect(pageTitle(null)).toBe(SITE_TITLE);
});
