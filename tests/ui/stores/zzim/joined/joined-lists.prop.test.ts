import fc from 'fast-check';
import { it, expect } from 'vitest';
import { house, ListDevice, ListServer, settled } from './list-devices';

const step = fc.record({
  at: fc.nat({ max: 2 }),
  does: fc.constantFrom('keep', 'keep', 'leave', 'view', 'cut', 'back', 'reopen'),
  id: fc.constantFrom('1', '2', '3'),
  waits: fc.boolean(),
  ms: fc.nat({ max: 3 }),
});

it('what three devices do in whatever order and network comes to one list, where the last act on each counts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = new ListServer();
      const devices = ['a', 'b', 'c'].map((name) => new ListDevice(server, name));
      const open = devices.map((device) => {
        const tab = device.tab();
        tab.signIn('7');
        return tab;
      });
      let now = 0;
      /** Of each house whether it is kept after the last press on it, by the one clock of all devices. */
      const last = new Map<string, boolean>();
      const viewed = new Set<string>();
      for (const { at, does, id, waits, ms } of steps) {
        const [device, tab] = [devices[at], open[at]];
        if (device === undefined || tab === undefined) continue;
        now += ms + 1;
        for (const one of devices) one.clock.advance(ms + 1);
        if (does === 'keep') {
          tab.zzim.keep(house(id, now));
          last.set(id, true);
        } else if (does === 'leave') {
          // Who does not see it kept cannot let it go.
          if (tab.zzim.find(id) === undefined) continue;
          tab.zzim.leave(id);
          last.set(id, false);
        } else if (does === 'view') {
          tab.recents.viewedCommunity('POST', id);
          viewed.add(id);
        } else if (does === 'cut') device.hasNetwork = false;
        else if (does === 'back') device.back();
        else {
          tab.die();
          const next = device.tab();
          next.signIn('7');
          open[at] = next;
        }
        if (waits) await settled();
      }
      for (let turn = 0; turn < 2; turn += 1)
        for (const device of devices) {
          device.back();
          await settled();
        }
      const kept = [...last].filter(([, isKept]) => isKept).map(([id]) => `house${id}`);
      for (const tab of open) {
        expect(tab.kept.toSorted()).toEqual(kept.toSorted());
        expect(tab.kept).toEqual(open[0]?.kept);
        expect(tab.recents.community).toEqual(open[0]?.recents.community);
        expect(new Set(tab.recents.community.map(({ TARGET_ID }) => TARGET_ID))).toEqual(viewed);
        expect(tab.lists?.unsent).toBe(0);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);
