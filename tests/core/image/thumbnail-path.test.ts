import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inventoryImagePath, thumbnailPath, WATERMARK } from '#core';
import { anyNumber, anyText } from '../../support/core-values';

const mark = ':watermark(watermark.png,-16,-16,40)';

describe('thumbnailPath', () => {
  it.each([
    ['/image', 300, 200, '300x200/filters:no_upscale()/image'],
    ['image', 300, 200, '300x200/filters:no_upscale()/image'],
    ['//image', 300, 0, '300x0/filters:no_upscale()/image'],
    ['/house/1.jpg', 300, 200, `300x200/filters:no_upscale()${mark}/house/1.jpg`],
    ['/houses/1.jpg', 300, 200, `300x200/filters:no_upscale()${mark}/houses/1.jpg`],
    ['house/1.jpg', 300, 200, '300x200/filters:no_upscale()/house/1.jpg'],
    ['/inventory/house/1', 300, 200, '300x200/filters:no_upscale()/inventory/house/1'],
    ['/a b/한?#%2F.jpg', 1, 1, '1x1/filters:no_upscale()/a%20b/%ED%95%9C%3F%23%252F.jpg'],
    ['/\ud800x', 1, 1, '1x1/filters:no_upscale()/%EF%BF%BDx'],
    ['/a', 299.6, 0.4, '300x0/filters:no_upscale()/a'],
    ['/a', -5, NaN, '0x0/filters:no_upscale()/a'],
    ['/a', Infinity, 1e300, '0x0/filters:no_upscale()/a'],
    ['', 1, 1, '1x1/filters:no_upscale()/'],
  ])('%j in %d × %d', (path, width, height, result) => {
    expect(thumbnailPath({ path, width, height })).toBe(result);
  });

  it('asks to keep what matters in sight where it is cut to another shape', () => {
    expect(thumbnailPath({ path: '/a', width: 1200, height: 630, isSmart: true })).toBe(
      '1200x630/smart/filters:no_upscale()/a',
    );
  });

  it('has its watermark in one place', () => {
    expect(WATERMARK).toEqual({ image: 'watermark.png', x: -16, y: -16, alpha: 40 });
  });

  it('is size, filters and the picture, which can be read out of it again', () => {
    fc.assert(
      fc.property(anyText, anyNumber, anyNumber, (path, width, height) => {
        const made = thumbnailPath({ path, width, height });
        const parts = /^\d+x\d+\/filters:no_upscale\(\)(:watermark\(([^)]*)\))?\/([!-~]*)$/.exec(
          made,
        );
        expect(parts).not.toBeNull();
        expect(parts?.[1] !== undefined).toBe(path.startsWith('/house'));
        const picture = path.replace(/^\/+/, '').replace(/\p{Cs}/gu, '\ufffd');
        expect(decodeURIComponent(parts?.[3] ?? '')).toBe(picture);
      }),
    );
  });
});

it.each([
  [{ ID: 7, IMAGE_1: 'a.png' }, '/inventory/7/a.png'],
  [{ ID: 'n1', IMAGE_1: '한 칸.png' }, '/inventory/n1/한 칸.png'],
])('the picture of %j is at %s', (inventory, path) => {
  expect(inventoryImagePath(inventory)).toBe(path);
});
