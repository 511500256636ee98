import { describe, expect, it } from 'vitest';
import { InTurn } from '../../../src/ui/stores/in-turn';
import { deferred } from '../support/deferred';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('work on one thing', () => {
  it('begins once the work before is over, and other things wait for nothing', async () => {
    const turns = new InTurn();
    const done: string[] = [];
    const first = deferred<undefined>();
    const all = [
      turns.run('a', () => first.promise.then(() => done.push('a1'))),
      turns.run('a', () => Promise.resolve(done.push('a2'))),
      turns.run('b', () => Promise.resolve(done.push('b'))),
    ];
    await settled();
    expect(done).toEqual(['b']);
    first.resolve(undefined);
    expect(await Promise.all(all)).toEqual([2, 3, 1]);
    expect(done).toEqual(['b', 'a1', 'a2']);
  });

  it('is tried whatever became of the work before', async () => {
    const turns = new InTurn();
    const failed = turns.run('a', () => Promise.reject(new Error('away')));
    const next = turns.run('a', () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('away');
    expect(await next).toBe('done');
    expect(await turns.run('a', () => Promise.resolve('again'))).toBe('again');
  });
});
