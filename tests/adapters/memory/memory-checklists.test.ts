import { MemoryChecklists } from '../../../src/adapters/memory/checklists/memory-checklists';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { shownPicture } from '../../support/contents';
import { MovingClock } from '../../support/moving-clock';
import { checklistsContract } from '../contracts/checklists.contract';

checklistsContract('memory', () => {
  let who: string | null = null;
  let brought = 0;
  const clock = new MovingClock();
  const checklists = new MemoryChecklists({
    member: () => who,
    clock,
    random: new MemoryRandom(),
    pictureOf: (id, member) =>
      member === 'kim' && id.startsWith('picture-') ? shownPicture(id) : null,
  });
  const as = (member: string | null) =>
    new Proxy(checklists, {
      get: (of, name: keyof MemoryChecklists) =>
        ((...given: never[]) => {
          who = member;
          return (of[name] as (...all: never[]) => unknown)(...given);
        }).bind(of),
    });
  return Promise.resolve({
    kim: as('kim'),
    lee: as('lee'),
    visitor: as(null),
    views: checklists,
    now: () => clock.now(),
    pass: (ms: number) => {
      clock.advance(ms);
    },
    bring: () => {
      brought += 1;
      return Promise.resolve(`picture-${brought}`);
    },
    close: () => Promise.resolve(),
  });
});
