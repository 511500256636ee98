import '../support/dom';
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router, type Navigator } from 'react-router-dom';
import { Link, type LinkProps } from '../../../src/ui/components/link/Link';

afterEach(cleanup);

function drawn(props: Partial<LinkProps> = {}) {
  const gone: unknown[] = [];
  const navigator: Navigator = {
    createHref: String,
    go: (delta) => gone.push(['go', delta]),
    push: (...to) => gone.push(['push', ...to]),
    replace: (...to) => gone.push(['replace', ...to]),
  };
  render(
    <Router location="/more" navigator={navigator}>
      <Link to="/map?level=4" {...props}>
        지도
      </Link>
    </Router>,
  );
  const link = screen.getByRole('link', { name: '지도' });
  const press = (init: MouseEventInit = {}) => {
    const event = createEvent.click(link, { button: 0, ...init });
    fireEvent(link, event);
    return event.defaultPrevented;
  };
  return { gone, link, press };
}

describe('Link', () => {
  it('is a link, and a press opens its address in the app', () => {
    const { gone, link, press } = drawn();
    expect(link.getAttribute('href')).toBe('/map?level=4');
    expect(press()).toBe(true);
    expect(gone).toEqual([['push', '/map?level=4']]);
  });

  it('may take the place of the entry that it stands in', () => {
    const { gone, press } = drawn({ replace: true });
    press();
    expect(gone).toEqual([['replace', '/map?level=4']]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a press with %o to the browser',
    (init) => {
      const { gone, press } = drawn();
      expect(press(init)).toBe(false);
      expect(gone).toEqual([]);
    },
  );

  it('leaves other buttons, and other tabs, to the browser', () => {
    const { gone, press } = drawn({ target: '_blank' });
    expect([press(), press({ button: 1 })]).toEqual([false, false]);
    expect(gone).toEqual([]);
  });

  it('goes nowhere where whoever listens has taken the press', () => {
    const { gone, press } = drawn({
      onClick: (event) => {
        event.preventDefault();
      },
    });
    press();
    expect(gone).toEqual([]);
  });
});
