import '../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '../../../src/ui/components/button/Button';
import { CheckChip } from '../../../src/ui/components/chip/CheckChip';
import { Chip } from '../../../src/ui/components/chip/Chip';
import { Dialog } from '../../../src/ui/components/dialog/Dialog';
import { RangeSlider } from '../../../src/ui/components/field/RangeSlider';
import { Segmented } from '../../../src/ui/components/field/Segmented';
import { Sheet } from '../../../src/ui/components/sheet/Sheet';
import type { SheetStop } from '../../../src/ui/components/sheet/sheet-motion';

const draw = (view: React.ReactNode) => render(<StrictMode>{view}</StrictMode>);

afterEach(cleanup);

describe('RangeSlider', () => {
  function Deposit() {
    const [value, setValue] = useState<readonly [number, number]>([0, 20_000]);
    return (
      <RangeSlider
        range={{ min: 0, max: 20_000 }}
        step={500}
        value={value}
        onChange={setValue}
        label="보증금"
        format={(n) => `${n}만`}
        bars={[1, 4, 2]}
      />
    );
  }

  it('has a handle for each end that reads its value out', () => {
    draw(<Deposit />);
    const low = screen.getByRole('slider', { name: '보증금 최소' });
    const high = screen.getByRole('slider', { name: '보증금 최대' });
    fireEvent.change(high, { target: { value: '3000' } });
    expect(high.getAttribute('aria-valuetext')).toBe('3000만');
    fireEvent.change(low, { target: { value: '5000' } });
    expect(low.getAttribute('aria-valuetext')).toBe('3000만');
    fireEvent.change(high, { target: { value: '500' } });
    expect(high.getAttribute('aria-valuetext')).toBe('3000만');
  });

  it('has bars as high as their share, marked where they are chosen', () => {
    const { container } = draw(<Deposit />);
    fireEvent.change(screen.getByRole('slider', { name: '보증금 최소' }), {
      target: { value: '7000' },
    });
    const bars = [...container.querySelectorAll('i')];
    expect(bars.map((bar) => bar.style.scale)).toEqual(['1 0.25', '1 1', '1 0.5']);
    const [out, inside] = [bars[0]?.className, bars[1]?.className];
    expect(out).not.toBe(inside);
    expect(bars[2]?.className).toBe(inside);
    expect(bars[0]?.parentElement?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('choices', () => {
  it('are native controls with names', () => {
    const told = vi.fn();
    draw(
      <>
        <Segmented
          label="거래"
          options={[
            { value: 'all', name: '전체' },
            { value: 'jeonse', name: '전세' },
          ]}
          value="all"
          onChange={told}
        />
        <CheckChip checked onChange={told}>
          주차
        </CheckChip>
        <Chip active opens aria-expanded={false} onClick={told}>
          월세
        </Chip>
      </>,
    );
    expect(screen.getByRole('group', { name: '거래' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '전세' }));
    expect(told).toHaveBeenLastCalledWith('jeonse');
    fireEvent.click(screen.getByRole('checkbox', { name: '주차' }));
    expect(told).toHaveBeenLastCalledWith(false);
    fireEvent.click(screen.getByRole('button', { name: '월세' }));
    expect(told).toHaveBeenCalledTimes(3);
  });
});

describe('buttons', () => {
  it('say that they are busy, and links stay links', () => {
    draw(
      <MemoryRouter>
        <Button busy size="bar" icon="refresh">
          보내기
        </Button>
        <ButtonLink to="/map" kind="outline" wide icon="map">
          지도
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('button', { name: '보내기' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('link', { name: '지도' }).getAttribute('href')).toBe('/map');
  });
});

describe('Dialog', () => {
  it('is asked to close by Esc, by a press beside it and by the browser', () => {
    const told = vi.fn();
    draw(
      <Dialog label="필터" kind="sheet" closing={false} onClose={told}>
        <input aria-label="안" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: '필터' });
    expect(dialog.hasAttribute('open')).toBe(true);
    fireEvent.click(screen.getByLabelText('안'));
    fireEvent(screen.getByLabelText('안'), new Event('cancel', { bubbles: true }));
    fireEvent(dialog, new Event('close'));
    expect(told).not.toHaveBeenCalled();
    const esc = new Event('cancel', { cancelable: true });
    fireEvent(dialog, esc);
    expect(esc.defaultPrevented).toBe(true);
    fireEvent.click(dialog);
    dialog.removeAttribute('open');
    fireEvent(dialog, new Event('close'));
    expect(told).toHaveBeenCalledTimes(3);
  });
});

describe('Sheet', () => {
  const STOPS = { peek: 62, half: 424, full: 700 };
  function List() {
    const [stop, setStop] = useState<SheetStop>('peek');
    return (
      <Sheet label="집 목록" stop={stop} onStop={setStop} stops={STOPS} header={<b>집 3개</b>}>
        <a href="/place/1">집</a>
      </Sheet>
    );
  }
  const stop = () => screen.getByRole('region', { name: '집 목록' }).dataset['stop'];
  const touch = (type: string, y: number, at: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperties(event, {
      touches: { value: type === 'touchend' ? [] : [{ clientX: 10, clientY: y }] },
      timeStamp: { value: at },
    });
    fireEvent(screen.getByText('집 3개'), event);
  };

  it('is moved by its handle with the keyboard', () => {
    draw(<List />);
    const handle = screen.getByRole('button', { name: /집 목록/ });
    expect(handle.getAttribute('aria-expanded')).toBe('false');
    const keys = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'Tab', 'Home', 'End', 'ArrowDown'];
    const seen = keys.map((key) => {
      fireEvent.keyDown(handle, { key });
      return stop();
    });
    expect(seen).toEqual(['half', 'full', 'full', 'half', 'half', 'peek', 'full', 'half']);
    fireEvent.click(handle);
    expect(stop()).toBe('full');
    fireEvent.click(handle);
    expect(stop()).toBe('peek');
  });

  it('follows a finger and comes to rest', () => {
    draw(<List />);
    touch('touchstart', 700, 0);
    touch('touchmove', 690, 20);
    touch('touchmove', 400, 400);
    const sheet = screen.getByRole('region', { name: '집 목록' });
    expect(sheet.style.transform).toBe(`translateY(${STOPS.full - STOPS.peek - 290}px)`);
    touch('touchend', 400, 900);
    expect(stop()).toBe('half');
  });

  it('takes one stop a turn of the wheel, and leaves a full list its own', () => {
    draw(<List />);
    let at = 0;
    const wheel = (deltaY: number, after: number) => {
      at += after;
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(screen.getByText('집 3개'), event);
      return [stop(), event.defaultPrevented];
    };
    expect(wheel(8, 0)).toEqual(['peek', true]);
    expect(wheel(100, 20)).toEqual(['half', true]);
    // A trackpad runs on after the hand has left it.
    expect(wheel(60, 20)).toEqual(['half', true]);
    expect(wheel(100, 500)).toEqual(['full', true]);
    expect(wheel(100, 500)).toEqual(['full', false]);
    expect(wheel(-100, 20)).toEqual(['full', false]);
    expect(wheel(-100, 500)).toEqual(['half', true]);
  });

  it('leaves its list out of reach at its lowest stop', () => {
    draw(<List />);
    expect(screen.getByText('집').closest('[inert]')).not.toBeNull();
  });
});
