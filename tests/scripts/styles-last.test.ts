import { expect, it } from 'vitest';
import { intoBody } from '../../scripts/setup/styles-last.mjs';

it('has later style sheets follow those of the page', () => {
  expect(intoBody('link.href = to; document.head.appendChild(link);')).toBe(
    'link.href = to; document.body.appendChild(link);',
  );
});

it('says so where the bundler no longer loads them as it did', () => {
  expect(() => intoBody('document.head.append(link)')).toThrow(/Vite loads style sheets/);
});
