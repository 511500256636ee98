import '../support/dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FailedState } from '../../../src/ui/components/state/FailedState';

beforeEach(() => {
  vi.useFakeTimers();
  // Another file of this window may have come back online just now: only what stands there hears it go.
  render(<FailedState title="" reason="" onRetry={() => undefined} />);
  window.dispatchEvent(new Event('offline'));
  cleanup();
});
afterEach(() => {
  window.dispatchEvent(new Event('offline'));
  cleanup();
  vi.useRealTimers();
});

const say = (event: 'online' | 'offline') => {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
};
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

/** Something that cannot be had until the network gets through; it stands in nobody's place meanwhile. */
function open(getsThroughAt: number) {
  const tries: number[] = [];
  function View() {
    const [state, setState] = useState<'failed' | 'asking' | 'there'>('failed');
    if (state === 'there') return <p>내용</p>;
    if (state === 'asking') return <p>불러오는 중</p>;
    const retry = () => {
      tries.push(tries.length);
      setState('asking');
      const answer = tries.length >= getsThroughAt ? 'there' : 'failed';
      setTimeout(() => {
        setState(answer);
      }, 10);
    };
    return <FailedState title="불러오지 못했어요" reason="왜" onRetry={retry} />;
  }
  render(<View />);
  return tries;
}

describe('what failed without a network', () => {
  it('asks again once the device is online', () => {
    const tries = open(1);
    pass(60_000);
    expect(tries).toHaveLength(0);
    say('online');
    pass(10);
    expect(screen.getByText('내용')).toBeTruthy();
    expect(tries).toHaveLength(1);
  });

  it('asks again where the device said so before anything gets through', () => {
    const tries = open(3);
    say('online');
    pass(10);
    expect(screen.getByText('불러오지 못했어요')).toBeTruthy();
    pass(1000);
    pass(10);
    pass(1000);
    pass(10);
    expect(screen.getByText('내용')).toBeTruthy();
    pass(60_000);
    expect(tries).toHaveLength(3);
  });

  it('asks no more after a while, nor once the network is gone again', () => {
    const tries = open(Infinity);
    say('online');
    for (let at = 0; at < 60; at += 1) pass(1000);
    const asked = tries.length;
    expect(asked).toBeGreaterThan(5);
    expect(asked).toBeLessThan(25);
    say('online');
    pass(10);
    say('offline');
    pass(10_000);
    expect(tries).toHaveLength(asked + 1);
  });
});
