import { renderParts } from '../../support/render-parts';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ZzimHeart } from '../../../../src/ui/widgets/zzim-heart/ZzimHeart';
import { summary } from '../../../support/scripted-houses';

const open = () => {
  const { services } = renderParts(<ZzimHeart house={summary('1')} />);
  const heart = screen.getByRole('button', { name: '보증금 천만 원, 월 오십만 원 원룸 찜하기' });
  return { ...services.stores, heart, isOn: () => heart.getAttribute('aria-pressed') === 'true' };
};

describe('the heart of a house', () => {
  it('keeps it as it is now, and lets it go again', () => {
    const { heart, isOn, zzim, toasts } = open();
    expect(isOn()).toBe(false);
    fireEvent.click(heart);
    expect(isOn()).toBe(true);
    expect(zzim.find('1')?.KEPT).toMatchObject({ deposit: 1000, monthly: 50, maintenance: 7 });
    expect(toasts.current?.message).toBe('찜했어요');
    fireEvent.click(heart);
    expect(isOn()).toBe(false);
    expect(zzim.houses).toEqual([]);
    expect(toasts.current?.message).toBe('찜을 해제했어요');
  });

  it('takes a mistake back, either way', () => {
    const { heart, isOn, zzim, toasts } = open();
    const undo = () => {
      act(() => {
        toasts.act();
      });
    };
    fireEvent.click(heart);
    undo();
    expect(isOn()).toBe(false);
    fireEvent.click(heart);
    const before = zzim.houses;
    fireEvent.click(heart);
    undo();
    expect(zzim.houses).toEqual(before);
  });

  it('counts a double tap once', () => {
    const { heart, isOn } = open();
    fireEvent.click(heart, { detail: 1 });
    fireEvent.click(heart, { detail: 2 });
    expect(isOn()).toBe(true);
  });

  it('follows what another tab keeps', () => {
    const { isOn, zzim } = open();
    act(() => {
      zzim.keep(summary('1'));
    });
    expect(isOn()).toBe(true);
  });
});
