import { afterEach, describe, expect, it, vi } from 'vitest';
import { presenceIn } from '../../../src/adapters/maps/presence';

const activation = (hasBeenActive: boolean | null): void => {
  vi.stubGlobal('navigator', hasBeenActive === null ? {} : { userActivation: { hasBeenActive } });
};
const happen = (name: string): void => {
  window.dispatchEvent(new Event(name));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the presence of a person', () => {
  it('is what the browser has seen since the page came', () => {
    activation(false);
    const presence = presenceIn(window);
    expect(presence.isThere).toBe(false);
    activation(true);
    expect(presenceIn(window).isThere).toBe(true);
  });

  it('is not assumed where the browser keeps no record', () => {
    activation(null);
    expect(presenceIn(window).isThere).toBe(false);
  });

  it.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])('is told once, by a %s', (name) => {
    const heard = vi.fn();
    presenceIn(window).onSign(heard);
    expect(heard).not.toHaveBeenCalled();
    happen(name);
    happen(name);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not told by what pages do themselves', () => {
    const heard = vi.fn();
    const stop = presenceIn(window).onSign(heard);
    for (const name of ['scroll', 'focus', 'resize', 'click']) happen(name);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is not told any more to whoever stopped waiting', () => {
    const heard = vi.fn();
    const presence = presenceIn(window);
    presence.onSign(heard)();
    presence.onPress(heard)();
    happen('pointerdown');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is a press only where something is pressed', () => {
    const heard = vi.fn();
    presenceIn(window).onPress(heard);
    happen('pointermove');
    expect(heard).not.toHaveBeenCalled();
    happen('keydown');
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
