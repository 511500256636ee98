import { expect, test } from 'vitest';
import { clusterText } from '../../../../src/ui/widgets/house-map/mark-face';

test.each([
  [2, '2'],
  [1_234, '1,234'],
  [99_999, '99,999'],
  [567_333, '567,333'],
  [999_999, '999,999'],
  [1_000_000, '100만'],
  [1_239_999, '123만'],
])('%i houses stand in their circle as %s', (count, text) => {
  expect(clusterText(count)).toBe(text);
});
