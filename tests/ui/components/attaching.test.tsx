import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useAttaching } from '../../../src/ui/components/attached/use-attaching';
import {
  AttachedContext,
  useIsAttached,
} from '../../../src/ui/components/attached/use-is-attached';
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
