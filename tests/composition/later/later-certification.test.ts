import { describe, expect, it } from 'vitest';
import { MemoryCertificationWidget } from '../../../src/adapters/memory/memory-certification-widget';
import { laterCertification } from '../../../src/composition/later/later-certification';

describe('a certification whose code is fetched later', () => {
  it('asks and takes up what came back', async () => {
    const done = { kind: 'done', impUid: 'imp_2' } as const;
    const made = new MemoryCertificationWidget({ kind: 'cancelled' }, done);
    const widget = laterCertification(() => Promise.resolve(made));
    await expect(widget.returned()).resolves.toEqual(done);
    await expect(widget.ask('m')).resolves.toEqual({ kind: 'cancelled' });
  });

  it('never rejects, not even where its code cannot be had', async () => {
    const widget = laterCertification(() => Promise.reject(new Error('chunk')));
    await expect(widget.returned()).resolves.toBeNull();
    await expect(widget.ask('m')).resolves.toEqual({ kind: 'failed', message: '' });
  });
});
