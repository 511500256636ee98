import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PictureAnswer } from '../../../../src/ui/stores/popups/props/picture-props';
import { renderApp } from '../../support/render-app';

/** Asks as the strip does about the first of three; what is answered later. */
async function asked() {
  const { stores } = renderApp('/mate');
  await screen.findByRole('heading', { level: 1 });
  const given: { answer: Promise<PictureAnswer> } = { answer: Promise.resolve(null) };
  act(() => {
    const props = { preview: '/a.jpg', alt: '창', at: 0, count: 3 };
    given.answer = stores.popups.ask('picture', props);
  });
  await screen.findByRole('dialog', { name: '사진' });
  return given;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the popup of a picture', () => {
  it('says what it shows, and moves it by buttons', async () => {
    const given = await asked();
    expect(screen.getByRole('button', { name: '앞으로 옮기기' })).toHaveProperty('disabled', true);
    press('뒤로 옮기기');
    press('뒤로 옮기기');
    expect(screen.getByText('3장 가운데 3번째')).toBeDefined();
    expect(screen.getByRole('button', { name: '뒤로 옮기기' })).toHaveProperty('disabled', true);
    press('앞으로 옮기기');
    fireEvent.change(screen.getByRole('textbox', { name: /사진 설명/ }), {
      target: { value: ' 창가 ' },
    });
    press('확인');
    expect(await given.answer).toEqual({ alt: '창가', at: 1 });
  });

  it('takes it out', async () => {
    const given = await asked();
    press('사진 빼기');
    expect(await given.answer).toEqual({ remove: true });
  });
});
