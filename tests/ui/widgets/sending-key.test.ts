import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { SendingKey } from '../../../src/ui/widgets/step-form/sending-key';

const OFFLINE = new AppError('offline');
const SESSION_GONE = new AppError('unauthorized', '', undefined, 401);
const SPENT = new AppError('conflict', '', 'Idempotency-Key', 409);

function keyOf(isNew: boolean): SendingKey {
  let made = 0;
  return new SendingKey({ id: () => `key-${++made}` }, isNew);
}

describe('the key of what is sent', () => {
  it('is another one after a change', () => {
    const key = keyOf(true);
    expect(key.current()).toBe('key-1');
    key.failed(SESSION_GONE);
    expect(key.current()).toBe('key-1');
    key.changed();
    expect(key.current()).toBe('key-2');
  });

  it('stays through changes where something new may have arrived', () => {
    const key = keyOf(true);
    key.current();
    key.failed(OFFLINE);
    key.changed();
    expect(key.current()).toBe('key-1');
  });

  it('stays so where a later try is refused: the first one may have arrived all the same', () => {
    const key = keyOf(true);
    key.current();
    key.failed(OFFLINE);
    key.failed(SESSION_GONE);
    key.changed();
    expect(key.current()).toBe('key-1');
  });

  it('is another one after a change of what is there already', () => {
    const key = keyOf(false);
    key.current();
    key.failed(OFFLINE);
    key.changed();
    expect(key.current()).toBe('key-2');
  });

  it('is another one once it stands for something that was taken', () => {
    const key = keyOf(true);
    key.current();
    key.failed(OFFLINE);
    key.failed(SPENT);
    expect(key.current()).toBe('key-2');
    key.changed();
    expect(key.current()).toBe('key-3');
  });
});
