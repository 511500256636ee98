import { expect, it, vi } from 'vitest';
import { pageBack } from '../../../src/composition/window/page-back';

it('tells of a network that is back, and of a window that is looked at, until it is stopped', () => {
  const onlines = new Set<() => void>();
  const looks = new Set<() => void>();
  const listenIn = (all: Set<() => void>) => (one: () => void) => {
    all.add(one);
    return () => {
      all.delete(one);
    };
  };
  let isSeen = true;
  const back = vi.fn();
  const stop = pageBack(listenIn(onlines), { isSeen: () => isSeen, listen: listenIn(looks) })(back);
  for (const online of onlines) online();
  expect(back).toHaveBeenCalledTimes(1);
  isSeen = false;
  for (const look of looks) look();
  expect(back).toHaveBeenCalledTimes(1);
  isSeen = true;
  for (const look of looks) look();
  expect(back).toHaveBeenCalledTimes(2);
  stop();
  expect([onlines.size, looks.size]).toEqual([0, 0]);
});
