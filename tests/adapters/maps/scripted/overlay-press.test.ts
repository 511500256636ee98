import { describe, expect, it } from 'vitest';
import { watchPresses } from '../../../../src/adapters/maps/scripted/overlay-press';

/** A map with one overlay, and what the overlay heard. */
function world() {
  const root = document.createElement('div');
  const overlay = document.createElement('button');
  root.append(overlay);
  const press = watchPresses(root, (node) => node === overlay);
  const heard: string[] = [];
  overlay.addEventListener('click', ({ detail }) => heard.push(detail > 0 ? 'pointer' : 'key'));
  const point = (target: Element, name: string) =>
    target.dispatchEvent(new MouseEvent(name, { bubbles: true, detail: 1 }));
  return { root, overlay, press, heard, point };
}

describe('presses on a map', () => {
  it('are those of an overlay or of the ground', () => {
    const { root, overlay, press, heard, point } = world();
    point(overlay, 'pointerdown');
    expect(press.onGround).toBe(false);
    point(root, 'pointerdown');
    expect(press.onGround).toBe(true);
    overlay.click();
    expect([press.onGround, heard]).toEqual([false, ['key']]);
  });

  it('that became a drag press nothing; the next one does', () => {
    const { overlay, press, heard, point } = world();
    point(overlay, 'pointerdown');
    press.dragged();
    point(overlay, 'click');
    expect(heard).toEqual([]);
    point(overlay, 'click');
    expect(heard).toEqual(['pointer']);
  });

  it('by a key count after a drag that no click ended', () => {
    const { root, overlay, press, heard, point } = world();
    point(root, 'pointerdown');
    press.dragged();
    overlay.click();
    expect(heard).toEqual(['key']);
  });

  it('are not watched any more after its end', () => {
    const { overlay, press, heard, point } = world();
    press.stop();
    press.dragged();
    point(overlay, 'click');
    expect([press.onGround, heard]).toEqual([true, ['pointer']]);
  });
});
