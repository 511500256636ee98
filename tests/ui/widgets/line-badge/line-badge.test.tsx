import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LineBadge } from '../../../../src/ui/widgets/line-badge/LineBadge';
import { lineGround, lineInk } from '../../../../src/ui/widgets/line-badge/line-ink';
import { contrast } from '../../styles/tokens';
import { takenOver } from '../../support/taken-over';

/** As line-badge.module.scss has them. */
const INK = { dark: '#17191c', light: '#ffffff' };

describe('the colour under the name of a line', () => {
  it('is its own where that is light, and darkened by a fifth otherwise', () => {
    expect(lineGround('#fabe00')).toBe('#fabe00');
    expect(lineGround('#0052a4')).toBe('#004283');
    expect(lineGround('#00A84D')).toBe('#00863e');
  });

  test.each(['', 'red', '#fff', '#00a84d;', 'url(#a)', '"><script>'])(
    'is a neutral one where nobody can read %j',
    (color) => {
      expect([lineGround(color), lineInk(color)]).toEqual(['#5c636b', 'light']);
    },
  );

  it('lets every name be read (WCAG 1.4.3)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const color = `#${number.toString(16).padStart(6, '0')}`;
        expect(contrast(INK[lineInk(color)], lineGround(color))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

test.each([
  ['2호선', '2'],
  ['신분당선', '신분당선'],
])('a badge of %s has its colour in what the server drew', (name, seen) => {
  const { html, place, complaints } = takenOver(<LineBadge line={{ name, color: '#d4003b' }} />);
  expect(html).not.toContain(' style=');
  expect(html).toContain('fill="#aa002f"');
  expect(complaints).toEqual([]);
  expect([place.innerHTML, place.textContent]).toEqual([html, seen]);
});
