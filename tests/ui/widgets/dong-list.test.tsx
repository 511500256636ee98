import '../support/dom';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Inventory } from '#core';
import { DongList } from '../../../src/ui/widgets/dong-list/DongList';

it('draws a list once it is known what stands over it: nothing is pushed away', () => {
  const drawn = (shown: ReadonlyMap<string, Inventory> | null) => (
    <DongList ads={{ shown }} isDongUnknown={false} bones={<p>뼈대</p>}>
      <p>목록</p>
    </DongList>
  );
  const { container, rerender } = render(drawn(null));
  expect(container.textContent).toBe('뼈대');
  rerender(drawn(new Map<string, Inventory>()));
  expect(container.textContent).toBe('목록');
});
