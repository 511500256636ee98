import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { typedLink } from '../../../../src/ui/popups/link/typed-link';
import type { LinkAnswer } from '../../../../src/ui/stores/popups/props/link-props';
import { renderApp } from '../../support/render-app';

describe('what was typed as an address', () => {
  it.each([
    ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
    [' example.org/a ', 'https://example.org/a'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['/place/1', '/place/1'],
    ['help@example.org', 'mailto:help@example.org'],
    ['tel:02-123-4567', 'tel:02-123-4567'],
    ['javascript:alert(1)', null],
    ['JavaScript:alert(1)', null],
    ['data:text/html,a.b', null],
    ['ftp://example.org', null],
    ['그냥 말', null],
    ['말', null],
    ['//example.org', null],
    ['', null],
  ])('%s leads to %s', (typed, href) => {
    expect(typedLink(typed)).toBe(href);
  });
});

/** Asks as the editor does; what is answered later. */
async function asked(href: string | null) {
  const { stores } = renderApp('/mate');
  await screen.findByRole('heading', { level: 1 });
  const given: { answer: Promise<LinkAnswer> } = { answer: Promise.resolve(null) };
  act(() => {
    given.answer = stores.popups.ask('link', { href });
  });
  await screen.findByRole('dialog', { name: '링크' });
  return given;
}

const address = () => screen.getByRole('textbox', { name: /주소/ });
const type = (text: string) => fireEvent.change(address(), { target: { value: text } });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: '확인' }));

describe('the popup of a link', () => {
  it('takes no address that a document may not have, and says so', async () => {
    const given = await asked(null);
    expect(screen.queryByRole('button', { name: '링크 없애기' })).toBeNull();
    type('javascript:alert(1)');
    confirm();
    expect(address().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(address());
    type('example.org');
    expect(address().hasAttribute('aria-invalid')).toBe(false);
    confirm();
    expect(await given.answer).toEqual({ href: 'https://example.org' });
  });

  it('takes a link away', async () => {
    const given = await asked('https://example.org');
    fireEvent.click(screen.getByRole('button', { name: '링크 없애기' }));
    expect(await given.answer).toEqual({ href: null });
  });
});
