import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, EMPTY_DIRECT_FILTER } from '#core';
import { countedDirects } from '../../../../src/ui/popups/direct-filter/counted-directs';
import { BONGCHEON, DealStage, SILLIM } from '../../support/deal-stage';

const OF_SILLIM = { ...EMPTY_DIRECT_FILTER, dongliCode: SILLIM };

let stage: DealStage;
beforeEach(() => {
  stage = new DealStage();
  stage.offer({ draft: { monthly: 30 } });
  stage.offer({ draft: { monthly: 60 } });
});

const counted = (store: ReturnType<typeof countedDirects>, count: number) =>
  vi.waitFor(() => {
    expect(store.counted).toBe(count);
  });

describe('a filter of direct deals that is being made', () => {
  it('is counted as it is, and again once it came to rest', async () => {
    const store = countedDirects(stage.directs.port, null, OF_SILLIM);
    store.start();
    await counted(store, 2);
    store.change({ monthly: { from: null, to: 80 } });
    store.change({ monthly: { from: null, to: 50 } });
    expect(store.state).toEqual({ kind: 'loading', former: 2 });
    await counted(store, 1);
    expect(stage.directs.of('list')).toHaveLength(2);
    store.stop();
  });

  it('is emptied but for where', async () => {
    const applied = { ...OF_SILLIM, dongliCode: BONGCHEON, options: ['PET'] as const };
    const store = countedDirects(stage.directs.port, null, applied);
    store.start();
    await counted(store, 0);
    store.reset();
    expect(store.draft).toEqual({ ...EMPTY_DIRECT_FILTER, dongliCode: BONGCHEON });
    store.stop();
  });

  it('says why it could not be counted, and is counted again', async () => {
    stage.directs.failure = new AppError('offline');
    const store = countedDirects(stage.directs.port, null, OF_SILLIM);
    await store.count();
    expect(store.state.kind).toBe('failed');
    expect(store.total).toBeNull();
    stage.directs.failure = null;
    await store.count();
    expect(store.total).toBe(2);
  });
});
