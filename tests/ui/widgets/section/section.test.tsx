import { renderParts } from '../../support/render-parts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptySection } from '../../../../src/ui/widgets/section/EmptySection';
import { Section } from '../../../../src/ui/widgets/section/Section';

const way = { name: '전체 보기', to: '/notices' };

describe('a section', () => {
  it.each(['page', 'column'] as const)('of a %s is a region named by its headline', (kind) => {
    renderParts(
      <Section kind={kind} title="곧 마감">
        <p>공고</p>
      </Section>,
    );
    const region = within(screen.getByRole('region', { name: '곧 마감' }));
    expect(region.getByRole('heading', { level: 2, name: '곧 마감' })).toBeTruthy();
    expect(region.getByText('공고')).toBeTruthy();
    expect(region.queryByRole('link')).toBeNull();
  });

  it('says how many there are, none included, and leads to more of them', () => {
    renderParts(
      <>
        <Section kind="column" title="오늘 마감" count={0} more={way}>
          <p>공고</p>
        </Section>
        <Section kind="column" title="새 공고" count={3}>
          <p>공고</p>
        </Section>
      </>,
    );
    expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual([
      '오늘 마감 0',
      '새 공고 3',
    ]);
    const region = within(screen.getByRole('region', { name: '오늘 마감 0' }));
    const link = region.getByRole('link', { name: '오늘 마감 전체 보기' });
    expect(link.getAttribute('href')).toBe('/notices');
  });

  it('keeps its name beside others of the same page', () => {
    renderParts(
      <>
        <Section kind="page" title="하나">
          <p>공고</p>
        </Section>
        <Section kind="page" title="둘">
          <p>공고</p>
        </Section>
      </>,
    );
    expect(screen.getByRole('region', { name: '하나' })).not.toBe(
      screen.getByRole('region', { name: '둘' }),
    );
  });
});

describe('an empty section', () => {
  it('says so, and what to do then', () => {
    const { container } = renderParts(
      <EmptySection title="집이 없어요" hint="지도를 옮겨 보세요." way={way} className="high" />,
    );
    expect([...container.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
      '집이 없어요',
      '지도를 옮겨 보세요.',
    ]);
    expect(screen.getByRole('link', { name: '전체 보기' }).getAttribute('href')).toBe('/notices');
    expect(container.firstElementChild?.classList.contains('high')).toBe(true);
  });

  it('gives no hint where there is none', () => {
    const { container } = renderParts(
      <EmptySection title="집이 없어요" way={way} className={undefined} />,
    );
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });
});
