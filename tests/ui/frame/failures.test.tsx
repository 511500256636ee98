import '../support/dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/frame/ErrorBoundary';
import { lazily } from '../../../src/ui/ground/lazily';

afterEach(cleanup);

describe('a screen that breaks', () => {
  it('says so, and is drawn again on a press or at another address', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Screen = () => {
      if (isBroken) throw new Error('broken');
      return <p>화면</p>;
    };
    const view = (path: string) => (
      <StrictMode>
        <ErrorBoundary resetKey={path}>
          <Screen />
        </ErrorBoundary>
      </StrictMode>
    );
    const { rerender } = render(view('/a'));
    expect(screen.getByText('화면을 보여 드리지 못했어요')).toBeTruthy();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(screen.getByText('화면')).toBeTruthy();
    isBroken = true;
    rerender(view('/a'));
    isBroken = false;
    rerender(view('/b'));
    expect(screen.getByText('화면')).toBeTruthy();
    quiet.mockRestore();
  });
});

describe('a screen in a chunk of its own', () => {
  it('is fetched again after a failure, and drawn at once the next time', async () => {
    let asked = 0;
    const Screen = lazily(() => {
      asked += 1;
      // StrictMode asks twice at first.
      return asked <= 2
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(() => <p>화면</p>);
    });
    const Page = () => {
      const [isShown, setIsShown] = useState(true);
      return (
        <>
          {isShown && <Screen />}
          <button
            onClick={() => {
              setIsShown((shown) => !shown);
            }}
          >
            바꾸기
          </button>
        </>
      );
    };
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    expect(screen.getByRole('status', { name: '불러오는 중' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: '다시 불러오기' }));
    await screen.findByText('화면');
    const toggle = screen.getByRole('button', { name: '바꾸기' });
    fireEvent.click(toggle);
    fireEvent.click(toggle);
    expect(screen.getByText('화면')).toBeTruthy();
  });
});
