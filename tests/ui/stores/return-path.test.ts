import { describe, expect, it } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { FormDraft } from '../../../src/ui/stores/form-draft';
import { keepReturnPath, takeReturnPath } from '../../../src/ui/stores/return-path';

describe('the way back from a login', () => {
  it.each([
    ['/map?sort=new&p=login#x', '/map?sort=new#x'],
    ['/place/7?p=photos&p=login', '/place/7?p=photos'],
    ['/?p=login', '/'],
    ['/more', '/more'],
  ])('from %s leads to %s, once', (url, path) => {
    const perTab = new MemoryStorage();
    keepReturnPath(perTab, url);
    expect(takeReturnPath(perTab)).toBe(path);
    expect(takeReturnPath(perTab)).toBe('/');
  });

  it.each(['/oauth/kakao', '/oauth/apple?code=1', '/more/sign-up?p=login'])(
    'is not lost at %s, where another try begins',
    (passage) => {
      const perTab = new MemoryStorage();
      keepReturnPath(perTab, '/place/7');
      keepReturnPath(perTab, passage);
      expect(takeReturnPath(perTab)).toBe('/place/7');
    },
  );

  it.each([
    'https://evil.example.com/',
    '//evil.example.com',
    '/\\evil.example.com',
    'javascript:alert(1)',
    '/oauth/kakao',
    '/oauth/kakao/',
    '/more/sign-up',
    '/more/sign-up/?p=login',
    '',
  ])('is home where %j is kept', (kept) => {
    const perTab = new MemoryStorage({ [STORAGE_KEY.POST_LOGIN_REDIRECT_URI]: kept });
    expect(takeReturnPath(perTab)).toBe('/');
  });
});

describe('what is typed into a form', () => {
  const isText = (stored: unknown): stored is { readonly text: string } =>
    typeof stored === 'object' && stored !== null && 'text' in stored;
  const draft = (storage: MemoryStorage, form = 'form') => new FormDraft(storage, form, isText);

  it('is there again, a form each, until it was sent', () => {
    const storage = new MemoryStorage();
    draft(storage).keep({ text: '안녕' });
    expect(draft(storage).read()).toEqual({ text: '안녕' });
    expect(draft(storage, 'other').read()).toBeNull();
    draft(storage).drop();
    expect(draft(storage).read()).toBeNull();
  });

  it.each(['', 'rubbish', 'null', '1', '{}', '[1]'])('is nothing where %j is stored', (stored) => {
    expect(draft(new MemoryStorage({ [`${STORAGE_KEY.DRAFT}_form`]: stored })).read()).toBeNull();
  });
});
