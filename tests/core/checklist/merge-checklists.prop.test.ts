import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isChecklistRemoved,
  hybridStampOf,
  isPhotoThere,
  keptChecklist,
  mergeChecklists,
  newChecklist,
  newHybridClock,
  readChecklist,
  stampsOf,
  tickHybrid,
  withField,
  withPhoto,
  withoutChecklist,
  withoutPhoto,
  type Checklist,
  type HybridClock,
  type HybridStamp,
} from '#core';
import { anyChecklist, anyWriting, ID, photoOf, type Act } from './checklist-samples';

const thereIn = ({ photos }: Checklist) => photos.filter(isPhotoThere).map(({ id }) => id);

describe('merging versions of a checklist', () => {
  it('answers the same in whatever order they meet', () => {
    fc.assert(
      fc.property(anyChecklist, anyChecklist, anyChecklist, (a, b, c) => {
        expect(mergeChecklists(a, b)).toEqual(mergeChecklists(b, a));
        expect(mergeChecklists(mergeChecklists(a, b), c)).toEqual(
          mergeChecklists(a, mergeChecklists(b, c)),
        );
      }),
    );
  });

  it('changes nothing with what is in it already', () => {
    fc.assert(
      fc.property(anyChecklist, anyChecklist, (a, b) => {
        const both = mergeChecklists(a, b);
        expect(mergeChecklists(a, a)).toEqual(a);
        expect(mergeChecklists(both, a)).toEqual(both);
      }),
    );
  });

  it('takes nothing but what one of them says, and never loses a photo that neither removed', () => {
    fc.assert(
      fc.property(anyChecklist, anyChecklist, (a, b) => {
        const { title } = mergeChecklists(a, b);
        expect([a.title, b.title]).toContainEqual(title);
        const removed = [a, b].flatMap(({ photos }) =>
          photos.filter((one) => !isPhotoThere(one)).map(({ id }) => id),
        );
        const all = new Set([...thereIn(a), ...thereIn(b)].filter((id) => !removed.includes(id)));
        expect(new Set(thereIn(mergeChecklists(a, b)))).toEqual(all);
      }),
    );
  });

  it('survives being stored', () => {
    fc.assert(
      fc.property(anyChecklist, (one) => {
        expect(readChecklist(JSON.stringify(one))).toEqual(one);
      }),
    );
  });
});

type Step =
  | { readonly kind: 'act'; readonly device: 0 | 1 | 2; readonly act: Act }
  | { readonly kind: 'photo'; readonly device: 0 | 1 | 2 }
  | { readonly kind: 'remove-photo'; readonly device: 0 | 1 | 2; readonly which: number }
  | { readonly kind: 'delete'; readonly device: 0 | 1 | 2 }
  | { readonly kind: 'sync'; readonly device: 0 | 1 | 2 };

const device = fc.constantFrom(0 as const, 1 as const, 2 as const);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('act' as const), device, act: anyWriting }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('photo' as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('remove-photo' as const),
      device,
      which: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), device }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const), device }) },
);

const THREE_DAYS = 3 * 24 * 3_600_000;
const START = 1_800_000_000_000;

/** A device with a clock of its own, that far off. */
class Device {
  own = newChecklist(ID);
  private clock: HybridClock;

  constructor(
    name: string,
    private readonly off: number,
  ) {
    this.clock = newHybridClock(name);
  }

  stamp(moment: number): HybridStamp {
    this.clock = tickHybrid(this.clock, moment + this.off, stampsOf(this.own));
    return hybridStampOf(this.clock);
  }
}

/** Three devices, the last with a clock three days ahead, and a server; of what is deleted they keep a tombstone. */
function played(steps: readonly Step[]) {
  let server = newChecklist(ID);
  const devices = [new Device('a', 0), new Device('b', 0), new Device('c', THREE_DAYS)] as const;
  const taken = new Set<string>();
  const removed = new Set<string>();
  const sync = (device: Device) => {
    server = keptChecklist(mergeChecklists(server, device.own));
    device.own = server;
  };
  steps.forEach((step, turn) => {
    const device = devices[step.device];
    const { own } = device;
    const at = device.stamp(START + turn * 1000);
    if (step.kind === 'sync') sync(device);
    if (step.kind === 'act') device.own = step.act(own, at);
    if (step.kind === 'photo') {
      taken.add(`photo-${turn}`);
      device.own = withPhoto(own, photoOf(`photo-${turn}`));
    }
    if (step.kind === 'remove-photo')
      for (const id of thereIn(own).slice(0, step.which)) {
        removed.add(id);
        device.own = withoutPhoto(device.own, id, at);
      }
    if (step.kind === 'delete') {
      for (const id of thereIn(own)) removed.add(id);
      device.own = keptChecklist(withoutChecklist(own, at));
    }
  });
  for (const device of [...devices, ...devices, ...devices]) sync(device);
  return { server, devices, taken, removed };
}

describe('several devices and a server, one clock three days ahead', () => {
  it('come to the same, whatever was done where and however they met', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const { server, devices } = played(steps);
        for (const { own } of devices) expect(own).toEqual(server);
      }),
    );
  });

  it('keep every photo that nobody removed who saw it, and no other', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const { server, taken, removed } = played(steps);
        const kept = [...taken].filter((id) => !removed.has(id));
        expect(new Set(thereIn(server))).toEqual(new Set(kept));
        if (kept.length > 0) expect(isChecklistRemoved(server)).toBe(false);
      }),
    );
  });

  it('show what was written last by who had seen the rest, however far off the clocks are', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 20 }), device, fc.string(), (steps, who, text) => {
        const { devices, server } = played(steps);
        const at = devices[who].stamp(START);
        const written = withField(devices[who].own, 'title', text, at);
        expect(mergeChecklists(server, written).title).toEqual({ value: text, at });
      }),
    );
  });
});
