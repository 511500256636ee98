import { describe, expect, it } from 'vitest';
import { newChecklist, uuidV7 } from '#core';
import { MemoryKeptChecklists } from '../../../src/adapters/memory/memory-kept-checklists';
import { keepsChecklists } from '../contracts/kept-checklists.contract';

describe('checklists in memory', () => {
  keepsChecklists(() => new MemoryKeptChecklists());

  it('are refused as on a device without room or leave', async () => {
    const kept = new MemoryKeptChecklists();
    kept.refusal = 'full';
    const one = newChecklist(uuidV7(1, []));
    expect(await kept.change('', one)).toEqual({ ok: false, reason: 'full' });
    expect(await kept.hasRoomFor()).toBe(false);
    kept.refusal = 'forbidden';
    expect(await kept.all('')).toBeNull();
    expect(await kept.one('', one.id)).toBeNull();
  });
});
