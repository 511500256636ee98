import '../support/dom';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClearableChip } from '../../../src/ui/components/chip/ClearableChip';
import { RadioChips } from '../../../src/ui/components/chip/RadioChips';
import { Switch } from '../../../src/ui/components/field/Switch';
import { described } from '../support/described';

const draw = (view: React.ReactNode) => render(<StrictMode>{view}</StrictMode>);

afterEach(cleanup);

describe('one of several', () => {
  function Walk() {
    const [minutes, setMinutes] = useState<'5' | '10'>('5');
    return (
      <fieldset>
        <legend>역까지 걸어서</legend>
        <RadioChips
          options={[
            { value: '5', name: '5분 이내' },
            { value: '10', name: '10분 이내' },
          ]}
          value={minutes}
          onChange={setMinutes}
        />
      </fieldset>
    );
  }

  it('is a native radio that looks like a chip', () => {
    draw(<Walk />);
    const group = within(screen.getByRole('group', { name: '역까지 걸어서' }));
    const checked = () =>
      group.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked);
    expect(checked()).toEqual([true, false]);
    fireEvent.click(group.getByRole('radio', { name: '10분 이내' }));
    expect(checked()).toEqual([false, true]);
  });
});

describe('Switch', () => {
  it('is a switch with a name', () => {
    const told = vi.fn();
    draw(
      <Switch checked={false} onChange={told}>
        관리비를 더해서 보기
      </Switch>,
    );
    const control = screen.getByRole('switch', { name: '관리비를 더해서 보기' });
    expect((control as HTMLInputElement).checked).toBe(false);
    fireEvent.click(control);
    expect(told).toHaveBeenCalledWith(true);
  });

  it('is described by its hint, which is no part of its name', () => {
    draw(
      <Switch checked disabled hint="하루 한 번, 저녁 7시에 모아서" onChange={() => undefined}>
        맞춤 방 새 집
      </Switch>,
    );
    const control = screen.getByRole<HTMLInputElement>('switch', { name: '맞춤 방 새 집' });
    expect(described(control)).toBe('하루 한 번, 저녁 7시에 모아서');
    expect([control.checked, control.disabled]).toEqual([true, true]);
  });
});

describe('ClearableChip', () => {
  it('has two buttons, and says what each is about', () => {
    const pressed = vi.fn();
    const cleared = vi.fn();
    draw(
      <ClearableChip active opens onPress={pressed} onClear={cleared}>
        역 10분 이내
      </ClearableChip>,
    );
    const words = screen.getByRole('button', { name: '역 10분 이내' });
    expect(words.getAttribute('aria-haspopup')).toBe('dialog');
    fireEvent.click(words);
    expect([pressed.mock.calls.length, cleared.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: '역 10분 이내 지우기' }));
    expect([pressed.mock.calls.length, cleared.mock.calls.length]).toEqual([1, 1]);
  });
});
