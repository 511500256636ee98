import '../support/dom';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeViewport } from '../support/fake-viewport';
import { Dialog } from '../../../src/ui/components/dialog/Dialog';

let viewport: FakeViewport;
const shown = vi.fn();

beforeEach(() => {
  viewport = new FakeViewport();
  vi.stubGlobal('visualViewport', viewport);
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', {
    value: shown,
    configurable: true,
  });
});
afterEach(() => {
  cleanup();
  shown.mockReset();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

function draw() {
  render(
    <Dialog label="검색" kind="full" closing={false} onClose={() => undefined}>
      <input aria-label="지역" />
    </Dialog>,
  );
  const room = () => screen.getByRole('dialog').style.getPropertyValue('--keyboard');
  return { room, field: screen.getByLabelText('지역') };
}

it('a dialog leaves the keyboard its room, and shows what is typed into', () => {
  const { room, field } = draw();
  field.focus();
  viewport.cover(300);
  expect(room()).toBe('300px');
  expect(shown.mock.contexts).toEqual([field]);
  viewport.cover(0);
  expect(room()).toBe('0px');
  expect(shown).toHaveBeenCalledOnce();
});

it('a closer look with two fingers is no keyboard', () => {
  const { room } = draw();
  viewport.scale = 2;
  viewport.cover(400);
  expect(room()).toBe('');
});
