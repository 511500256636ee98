import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { SlidePhoto } from '../../../../src/ui/widgets/photo-slides/SlidePhoto';
import { SlideSteps } from '../../../../src/ui/widgets/photo-slides/SlideSteps';
import { slideAfter, slideAlt } from '../../../../src/ui/widgets/photo-slides/use-slides';

afterEach(cleanup);

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowLeft', 1, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 2, 3, null],
  ['ArrowLeft', 0, 3, null],
  ['Home', 0, 3, null],
  ['End', 0, 1, null],
  ['a', 1, 3, null],
  ['constructor', 1, 3, null],
])('%s leads from slide %i of %i to %s', (key, index, count, to) => {
  expect(slideAfter(key, index, count)).toBe(to);
});

test('a picture says which of how many it is', () => {
  expect(slideAlt('월세 1,000/50 원룸', 2, 12)).toBe('월세 1,000/50 원룸, 사진 12장 중 3번째');
});

describe('the buttons of a row of pictures', () => {
  const name = (label: string) => screen.getByRole<HTMLButtonElement>('button', { name: label });

  it('lead one on and one back, and nowhere at the ends', () => {
    const onShow = vi.fn();
    const { rerender } = render(<SlideSteps index={1} count={3} onShow={onShow} />);
    fireEvent.click(name('다음 사진'));
    fireEvent.click(name('이전 사진'));
    expect(onShow.mock.calls).toEqual([[2], [0]]);
    rerender(<SlideSteps index={0} count={3} onShow={onShow} />);
    expect([name('이전 사진').disabled, name('다음 사진').disabled]).toEqual([true, false]);
    rerender(<SlideSteps index={2} count={3} onShow={onShow} isDark />);
    expect([name('이전 사진').disabled, name('다음 사진').disabled]).toEqual([false, true]);
  });

  it('are not there for one picture', () => {
    render(<SlideSteps index={0} count={1} onShow={() => undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a picture that cannot be had', () => {
  it('says so, which one it is, and is fetched again', () => {
    render(<SlidePhoto src="/x.webp" alt="사진 3장 중 1번째" canRetry />);
    fireEvent.error(screen.getByAltText('사진 3장 중 1번째'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(/사진을 불러오지 못했어요/).textContent).toContain('3장 중 1번째');
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(screen.getByAltText('사진 3장 중 1번째').getAttribute('src')).toBe('/x.webp');
  });

  it('has no button inside a button', () => {
    render(<SlidePhoto src="/x.webp" alt="사진" />);
    fireEvent.error(screen.getByAltText('사진'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
