import { renderParts } from '../../support/render-parts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Block, DocumentPicture, Inline, RichDocument } from '#core';
import { DocumentView } from '../../../../src/ui/widgets/document-view/DocumentView';
import { summary } from '../../../support/scripted-houses';

const doc = (...content: readonly Block[]): RichDocument => ({ type: 'doc', content });
const line = (...content: readonly Inline[]): Block => ({ type: 'paragraph', content });
const text = (words: string, href?: string): Inline =>
  href === undefined
    ? { type: 'text', text: words }
    : { type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] };
const para = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] });

const picture = (id: string): DocumentPicture => ({
  id,
  width: 1200,
  height: 900,
  small: `/s/${id}`,
  medium: `/m/${id}`,
  large: `/l/${id}`,
});

const view = (document: RichDocument, props: Partial<Parameters<typeof DocumentView>[0]> = {}) =>
  renderParts(<DocumentView document={document} pictures={[]} {...props} />);

describe('a document', () => {
  it('shows its words with their marks, and breaks', () => {
    const { container } = view(
      doc(
        line(
          { type: 'text', text: '굵게', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'hardBreak' },
          { type: 'text', text: '칠해서', marks: [{ type: 'highlight' }] },
          { type: 'text', text: '<b>글자</b>' },
        ),
      ),
    );
    expect(container.querySelector('strong em')?.textContent).toBe('굵게');
    expect(container.querySelectorAll('p br')).toHaveLength(1);
    expect(container.querySelector('mark')?.textContent).toBe('칠해서');
    expect(container.textContent).toContain('<b>글자</b>');
    expect(container.querySelector('b')).toBeNull();
  });

  it('has headings that an address can name', () => {
    view(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('전입신고')] },
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 3 }, content: [text('전입신고')] },
      ),
    );
    expect(screen.getByRole('heading', { level: 2 }).id).toBe('h-전입신고');
    expect(screen.getByRole('heading', { level: 3 }).id).toBe('h-전입신고-2');
  });

  it('has lists within lists, quotes and lines between', () => {
    const { container } = view(
      doc(
        {
          type: 'orderedList',
          content: [
            {
              type: 'listItem',
              content: [
                para('하나'),
                { type: 'bulletList', content: [{ type: 'listItem', content: [para('안')] }] },
              ],
            },
          ],
        },
        { type: 'blockquote', content: [para('따온 말')] },
        { type: 'horizontalRule' },
      ),
    );
    expect(container.querySelector('ol > li > ul > li')?.textContent).toBe('안');
    expect(container.querySelector('blockquote')?.textContent).toBe('따온 말');
    expect(container.querySelector('hr')).not.toBeNull();
  });

  it('shows what articles have: notes, large sentences and tables', () => {
    const cell = (type: 'tableHeader' | 'tableCell', words: string) => ({
      type,
      content: [para(words)],
    });
    const { container } = view(
      doc(
        { type: 'callout', attrs: { tone: 'warning' }, content: [para('조심')] },
        { type: 'pullQuote', content: [text('크게')] },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [cell('tableHeader', '지역'), cell('tableHeader', '금액')],
            },
            {
              type: 'tableRow',
              content: [cell('tableHeader', '서울'), cell('tableCell', '5,500만')],
            },
          ],
        },
      ),
    );
    expect(container.querySelector('[role=note]')?.textContent).toBe('주의조심');
    const table = within(screen.getByRole('region', { name: '표' }));
    expect(table.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      '지역',
      '금액',
    ]);
    expect(table.getByRole('rowheader').textContent).toBe('서울');
    expect(table.getByRole('cell').textContent).toBe('5,500만');
  });

  it('has things to tick, on the page alone', () => {
    view(
      doc({
        type: 'checkList',
        content: [{ type: 'checkItem', content: [para('등기 다시 떼기')] }],
      }),
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: '등기 다시 떼기' });
    fireEvent.click(box);
    expect(box.checked).toBe(true);
  });
});

describe('links', () => {
  it('within the product stay in this tab, others open a tab and lend no name', () => {
    view(
      doc(
        line(
          text('집', '/place/1'),
          text('남', 'https://example.org/'),
          text('글', 'mailto:a@example.org'),
        ),
      ),
    );
    const [own, other, mail] = screen.getAllByRole('link');
    expect(own?.getAttribute('href')).toBe('/place/1');
    expect(own?.getAttribute('target')).toBeNull();
    expect(other?.getAttribute('target')).toBe('_blank');
    expect(other?.getAttribute('rel')).toBe('noopener nofollow ugc');
    expect(mail?.getAttribute('target')).toBeNull();
  });

  it('say where they lead when their words say otherwise, pieces read as one', () => {
    const evil = { type: 'link' as const, attrs: { href: 'https://evil.example/' } };
    const { container } = view(
      doc(
        line(
          { type: 'text', text: 'bank', marks: [evil] },
          { type: 'text', text: '.example', marks: [evil, { type: 'bold' }] },
        ),
      ),
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(container.textContent).toBe('bank.example(evil.example)');
  });
});

describe('pictures', () => {
  const shown = doc(
    { type: 'picture', attrs: { id: 'a', alt: '창가' } },
    { type: 'picture', attrs: { id: 'gone', alt: '없는 사진' } },
    { type: 'picture', attrs: { id: 'b', alt: '' } },
  );

  it('know their room, and tell which one was pressed', () => {
    const pressed: number[] = [];
    view(shown, {
      pictures: [picture('a'), picture('b')],
      onPicture: (index) => pressed.push(index),
    });
    const image = screen.getByAltText('창가');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900']);
    expect(image.getAttribute('srcset')).toBe('/s/a 240w, /m/a 640w, /l/a 1280w');
    fireEvent.click(screen.getByRole('button', { name: '사진 2, 크게 보기' }));
    fireEvent.click(screen.getByRole('button', { name: '창가, 크게 보기' }));
    expect(pressed).toEqual([1, 0]);
  });

  it('that are gone leave nothing, and nobody presses where nobody listens', () => {
    const { container } = view(shown, { pictures: [picture('a')] });
    expect(container.querySelectorAll('figure')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('houses and films', () => {
  it('are a card with what the house costs today, or a link to it', () => {
    view(doc({ type: 'house', attrs: { id: '1' } }, { type: 'house', attrs: { id: '2' } }), {
      houses: new Map([['1', summary('1')]]),
    });
    const [known, unknown] = screen.getAllByRole('link');
    expect(known?.textContent).toContain('월세 1,000/50');
    expect(known?.getAttribute('href')).toBe('/place/1');
    expect(unknown?.textContent).toBe('한칸에 올라온 집 보기');
    expect(unknown?.getAttribute('href')).toBe('/place/2');
  });

  it('a film is asked for by a press, and only then', () => {
    const url = 'https://www.youtube.com/watch?v=abcDEF_-123';
    const { container } = view(doc({ type: 'embed', attrs: { url, title: '이사 순서' } }));
    expect(container.querySelector('iframe')).toBeNull();
    // Without a script it leads to the film.
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe(url);
    expect(link.textContent).toBe('이사 순서 누르면 www.youtube.com의 영상을 불러와요');
    expect(fireEvent.click(link)).toBe(false);
    const frame = screen.getByTitle('이사 순서');
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcDEF_-123');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  });

  it('what is no film is a link to its site', () => {
    const url = 'https://www.law.go.kr/x';
    const { container } = view(doc({ type: 'embed', attrs: { url, title: '법령' } }));
    expect(screen.getByRole('link').textContent).toBe('법령 www.law.go.kr에서 보기');
    expect(container.querySelector('iframe')).toBeNull();
  });
});
