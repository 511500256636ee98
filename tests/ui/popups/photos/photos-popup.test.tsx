import '../../support/dom';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhotosPopup } from '../../../../src/ui/popups/photos/PhotosPopup';

afterEach(cleanup);

const photo = (name: string) => ({ small: `/${name}s`, medium: `/${name}m`, large: `/${name}l` });
const WIDTH = 400;

/** The gallery in a window whose row really scrolls, which jsdom does not do. */
function open(count: number, index = 0) {
  const photos = Array.from({ length: count }, (_, place) => photo(String(place)));
  const close = vi.fn();
  const onShow = vi.fn();
  render(
    <StrictMode>
      <PhotosPopup
        props={{ photos, subject: '원룸', index, onShow }}
        closing={false}
        close={close}
      />
    </StrictMode>,
  );
  const track = screen.getByRole('list', { name: '사진' });
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  for (const frame of document.querySelectorAll('[draggable]')) {
    Object.defineProperty(frame.parentElement, 'clientWidth', { value: WIDTH });
    Object.defineProperty(frame.parentElement, 'clientHeight', { value: 300 });
  }
  Object.defineProperty(track, 'scrollTo', {
    value: (to: ScrollToOptions) => {
      // Within the act of whatever led here.
      track.scrollLeft = to.left ?? 0;
      track.dispatchEvent(new Event('scroll'));
    },
  });
  const press = (key: string, more: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.body, { key, ...more });
  const shown = () => screen.getByRole('status').textContent;
  const scale = () => {
    const image = track.querySelector<HTMLElement>('li:not([inert]) img');
    return Number(/scale\(([\d.]+)\)/.exec(image?.style.transform ?? '')?.[1]);
  };
  return { close, onShow, press, shown, scale, track };
}

describe('the gallery by keyboard', () => {
  it('walks with the arrows, Home and End, and says where it is', () => {
    const { press, shown } = open(3);
    expect(shown()).toContain('사진 3장 중 1번째');
    press('ArrowRight');
    expect(shown()).toContain('사진 3장 중 2번째');
    press('End');
    press('ArrowRight');
    expect(shown()).toContain('사진 3장 중 3번째');
    press('ArrowLeft');
    press('Home');
    expect(shown()).toContain('사진 3장 중 1번째');
  });

  it('zooms with + − and 0, and leaves the browser its own zoom', () => {
    const { press, scale } = open(2);
    press('+');
    expect(scale()).toBe(1.5);
    press('-');
    expect(scale()).toBe(1);
    press('+', { ctrlKey: true });
    expect(scale()).toBe(1);
    press('=');
    press('0');
    expect(scale()).toBe(1);
  });

  it('walks through what is enlarged before it leads on, and shows the next one whole', () => {
    const { press, shown, scale } = open(2);
    press('+');
    press('ArrowRight');
    expect(shown()).toContain('1번째');
    press('ArrowRight');
    expect(shown()).toContain('2번째');
    expect(scale()).toBe(1);
  });
});

/** A key that comes in the moment in which what is inside is there to be seen. */
function PressedAtOnce({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  }, [name]);
  return children;
}

it('hears a key from the moment in which it is seen', () => {
  render(
    <PressedAtOnce name="ArrowRight">
      <PhotosPopup
        props={{ photos: [photo('a'), photo('b')], subject: '원룸', index: 0, onShow: vi.fn() }}
        closing={false}
        close={vi.fn()}
      />
    </PressedAtOnce>,
  );
  expect(screen.getByRole('status').textContent).toContain('사진 2장 중 2번째');
});

describe('the gallery by mouse', () => {
  it('has a button that enlarges and one that puts back', () => {
    const { scale } = open(1);
    fireEvent.click(screen.getByRole('button', { name: '확대하기' }));
    expect(scale()).toBe(2.5);
    fireEvent.click(screen.getByRole('button', { name: '원래 크기로 보기' }));
    expect(scale()).toBe(1);
  });

  it('zooms with ctrl and the wheel, not with the wheel alone', () => {
    const { track, scale } = open(1);
    const frame = track.querySelector('img')?.parentElement ?? track;
    fireEvent.wheel(frame, { deltaY: -50 });
    expect(scale()).toBe(1);
    fireEvent.wheel(frame, { deltaY: -50, ctrlKey: true });
    expect(scale()).toBeCloseTo(Math.exp(0.5), 3);
  });

  it('shows every picture small, one tab stop, and goes to the one that is pressed', () => {
    const { shown } = open(3, 1);
    const thumbs = within(screen.getByRole('list', { name: '사진 목록' })).getAllByRole('button');
    expect(thumbs.map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
    const [, , last] = thumbs;
    if (last !== undefined) fireEvent.click(last);
    expect(shown()).toContain('3번째');
  });
});

it('of one picture has nothing to step to', () => {
  const { press, shown } = open(1);
  press('ArrowRight');
  expect(shown()).toContain('사진 1장 중 1번째');
  expect(screen.queryByRole('button', { name: '다음 사진' })).toBeNull();
  expect(screen.queryByRole('list', { name: '사진 목록' })).toBeNull();
});

it('reads out only the picture that is seen', () => {
  const { track } = open(3, 1);
  const inert = [...track.children].map((slide) => slide.hasAttribute('inert'));
  expect(inert).toEqual([true, false, true]);
});

it('tells which picture is seen, whatever led to it', () => {
  const { press, onShow, track } = open(4, 1);
  expect(onShow).toHaveBeenLastCalledWith(1);
  press('ArrowRight');
  expect(onShow).toHaveBeenLastCalledWith(2);
  fireEvent.pointerDown(track);
  fireEvent.scroll(track, { target: { scrollLeft: 3 * WIDTH } });
  expect(onShow).toHaveBeenLastCalledWith(3);
});
