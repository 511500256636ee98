import { describe, expect, it } from 'vitest';
import { KeptAnswers } from '../../../../server/map/tiles/kept-answers';
import { MapTiles } from '../../../../server/map/tiles/map-tiles';
import { BOUNDARIES, storedBoundaries } from '../../../support/boundaries';
import { readLayer, tileAt } from './tile-reader';

const HERE = tileAt(37.47, 126.95, 13);

function setUp(boundaries = BOUNDARIES) {
  const stored = storedBoundaries(boundaries);
  const clock = { at: 0 };
  return { stored, clock, tiles: new MapTiles(stored, () => clock.at) };
}

describe('map tiles', () => {
  it('are made once an edition, and told apart by it', async () => {
    const { stored, clock, tiles } = setUp();
    const first = await tiles.tile(HERE);
    if (first === 'outside' || first.bytes === null) throw new Error('no tile');
    expect(first.version).toBe(1);
    expect(await tiles.tile(HERE)).toBe(first);
    expect(stored.asked).toBe(1);
    expect(readLayer(await tiles.plain(first), 'border').length).toBeGreaterThan(0);
    clock.at += 5_000;
    expect(await tiles.tile(HERE)).toBe(first);
    stored.number = 2;
    clock.at += 5_000;
    const second = await tiles.tile(HERE);
    if (second === 'outside' || second.bytes === null) throw new Error('no tile');
    expect(second.version).toBe(2);
    // The same boundaries: whoever has the former tile keeps it.
    expect(second.etag).toBe(first.etag);
  });

  it('tell an empty place from one that has no tiles', async () => {
    const { tiles } = setUp();
    expect(await tiles.tile(tileAt(33, 130, 13))).toEqual({ bytes: null, version: 1 });
    expect(await tiles.tile({ z: 3, x: 0, y: 0 })).toBe('outside');
    expect(await tiles.tile({ z: 14, x: 0, y: 0 })).toBe('outside');
    expect(await tiles.tile({ z: 4, x: 16, y: 0 })).toBe('outside');
    const none = setUp([]).tiles;
    expect(await none.known()).toBeNull();
    expect(await none.tile(HERE)).toBe('outside');
  });

  it('ask again after a failure, and go on with what they have', async () => {
    const { stored, clock, tiles } = setUp();
    stored.fault = 'away';
    await expect(tiles.known()).rejects.toThrow('away');
    stored.fault = null;
    clock.at += 5_000;
    expect((await tiles.known())?.version).toBe(1);
    stored.fault = 'broken';
    await expect(tiles.tile(HERE)).rejects.toThrow('broken');
    stored.fault = null;
    expect(await tiles.tile(HERE)).toMatchObject({ bytes: expect.any(Buffer) as Buffer });
  });
});

describe('map tiles whose database hangs', () => {
  it('go on with what they have once it answers, however many asked meanwhile', async () => {
    const { stored, clock } = setUp();
    const hanging: ((error: Error) => void)[] = [];
    let isHanging = false;
    const tiles = new MapTiles(
      {
        ...stored,
        version: () =>
          isHanging
            ? new Promise<number>((_, fail) => void hanging.push(fail))
            : Promise.resolve(stored.number),
      },
      () => clock.at,
    );
    expect((await tiles.known())?.version).toBe(1);
    isHanging = true;
    const asked = [1, 2, 3].map(() => {
      clock.at += 5_000;
      return tiles.known();
    });
    for (const fail of hanging) fail(new Error('away'));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    isHanging = false;
    expect((await tiles.known())?.version).toBe(1);
    clock.at += 5_000;
    expect((await tiles.known())?.version).toBe(1);
  });
});

describe('kept answers', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return Promise.resolve(Buffer.alloc(200));
  };
  // Room for two of these, with what each takes besides its bytes.
  const someKept = () => {
    made = 0;
    return new KeptAnswers<Buffer>(1_500, ({ length }) => length);
  };

  it('let the one go that nobody asked for longest', async () => {
    const kept = someKept();
    for (const key of ['a', 'b', 'a', 'c']) await kept.get(key, make);
    expect(made).toBe(3);
    await kept.get('a', make);
    expect(made).toBe(3);
    await kept.get('b', make);
    expect(made).toBe(4);
  });

  it('are made once for all who ask while they are made', async () => {
    const kept = someKept();
    const [first, second] = await Promise.all([kept.get('a', make), kept.get('a', make)]);
    expect(made).toBe(1);
    expect(second).toBe(first);
  });

  it('are made anew after a failure', async () => {
    const kept = someKept();
    const failing = () => Promise.reject(new Error('away'));
    await expect(kept.get('a', failing)).rejects.toThrow('away');
    expect(await kept.get('a', make)).toHaveLength(200);
  });
});
