import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thumbnailPath, WATERMARK } from '#core';
import { parseThumbor } from '../../../server/pictures/parse-thumbor';

const { image, x, y, alpha } = WATERMARK;

const side = fc.integer({ min: 0, max: 5000 });
const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !text.includes('/'));
const path = fc
  .tuple(fc.constantFrom('/house/', '/inventory/', '/'), fc.array(segment, { minLength: 1 }))
  .map(([root, segments]) => root + segments.join('/'));

describe('parseThumbor', () => {
  it('gives back what thumbnailPath was asked for', () => {
    fc.assert(
      fc.property(path, side, side, (picture, width, height) => {
        expect(parseThumbor(thumbnailPath({ path: picture, width, height }))).toEqual({
          fitIn: false,
          width,
          height,
          smart: false,
          noUpscale: true,
          watermark: picture.startsWith('/house') ? { image, x, y, alpha } : null,
          image: picture.slice(1),
        });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        parseThumbor(text);
      }),
    );
  });

  it('reads every part of the grammar', () => {
    expect(
      parseThumbor('fit-in/300x0/smart/filters:no_upscale():watermark(a/b.png,-4,5,40)/c%20d.svg'),
    ).toEqual({
      fitIn: true,
      width: 300,
      height: 0,
      smart: true,
      noUpscale: true,
      watermark: { image: 'a/b.png', x: -4, y: 5, alpha: 40 },
      image: 'c d.svg',
    });
    expect(parseThumbor('10x10/a.svg')).toMatchObject({ noUpscale: false, watermark: null });
  });

  it.each([
    ['no size', 'filters:no_upscale()/a.svg'],
    ['no picture', '10x10/'],
    ['a filter that is not ours', '10x10/filters:blur(9)/a.svg'],
    ['an argument where none belongs', '10x10/filters:no_upscale(1)/a.svg'],
    ['a mark beyond transparent', '10x10/filters:watermark(a,0,0,101)/a.svg'],
    ['a broken escape', '10x10/a%zz.svg'],
  ])('refuses %s', (_what, link) => {
    expect(parseThumbor(link)).toBeNull();
  });
});
