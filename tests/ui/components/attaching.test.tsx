import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useAttaching } from '../../../src/ui/components/attached/use-attaching';
import {
  AttachedContext,
  useIsAttached,
} from '../../../src/ui/components/attached/use-is-attached';
import { useHearing } from '../../../src/ui/components/attached/use-hearing';
import { HeardContext, useIsHeard } from '../../../src/ui/components/attached/use-is-heard';
import { takenOver } from '../support/taken-over';

/** What a view is told, and when its effects run. */
function aView() {
  const told: string[] = [];
  function View() {
    const isAttached = useIsAttached();
    told.push(isAttached ? 'attached' : 'drawn');
    useEffect(() => {
      told.push('effect');
    }, [isAttached]);
    return <p>{isAttached ? '기기' : '모두'}</p>;
  }
  function App({ isTakenOver }: { readonly isTakenOver: boolean }) {
    return (
      <AttachedContext value={useAttaching(isTakenOver)}>
        <View />
      </AttachedContext>
    );
  }
  return { told, App };
}

it('a page that is taken over is drawn as attached behind its effects', () => {
  const { told, App } = aView();
  const { html, place, complaints } = takenOver(<App isTakenOver />);
  expect(html).toContain('모두');
  expect([place.textContent, complaints]).toEqual(['기기', []]);
  // By the server; by the browser; and what only it knows.
  expect(told).toEqual(['drawn', 'drawn', 'effect', 'attached', 'effect']);
});

it('a page that the browser draws is attached at once, and drawn once', () => {
  const { told, App } = aView();
  expect(render(<App isTakenOver={false} />).container.textContent).toBe('기기');
  expect(told).toEqual(['attached', 'effect']);
});

/** What is told, and when a view may fetch more. */
function aLaterView() {
  const told: string[] = [];
  const onAttached = () => {
    told.push('attached');
  };
  function View() {
    const isHeard = useIsHeard();
    useEffect(() => {
      if (isHeard) told.push('fetched');
    }, [isHeard]);
    return <p>{isHeard ? '나중' : '처음'}</p>;
  }
  function WhenAttached({ run }: { readonly run: () => void }) {
    useEffect(run, [run]);
    return null;
  }
  function App({ isTakenOver }: { readonly isTakenOver: boolean }) {
    const { isHeard, hear } = useHearing(isTakenOver, onAttached);
    return (
      <>
        <HeardContext value={isHeard}>
          <View />
        </HeardContext>
        <WhenAttached run={hear} />
      </>
    );
  }
  return { told, App };
}

it('a page that is taken over fetches more only once it is told to be attached', () => {
  const { told, App } = aLaterView();
  const { html, place, complaints } = takenOver(<App isTakenOver />);
  expect(html).toContain('처음');
  expect([place.textContent, complaints]).toEqual(['나중', []]);
  expect(told).toEqual(['attached', 'fetched']);
});

it('a page that the browser draws fetches all at once', () => {
  const { told, App } = aLaterView();
  expect(render(<App isTakenOver={false} />).container.textContent).toBe('나중');
  expect(told).toEqual(['fetched', 'attached']);
});
