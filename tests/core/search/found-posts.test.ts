import { describe, expect, it } from 'vitest';
import { foundPosts, MOST_HITS, type SearchEntry } from '#core';

interface Said {
  readonly id: string;
  readonly text: string;
  readonly saidOn: string;
}

const post = (
  id: string,
  title: string,
  comments: readonly Said[] = [],
): SearchEntry & { readonly comments: readonly Said[] } => ({
  id,
  text: { title, names: '', body: '' },
  freshOn: '20261101',
  isOver: false,
  comments,
});
const said = (id: string, text: string, saidOn = '20261120'): Said => ({ id, text, saidOn });
const found = (posts: readonly ReturnType<typeof post>[], q: string) =>
  foundPosts(posts, q).map(({ entry, comment }) => [entry.id, comment?.id ?? null]);

describe('foundPosts', () => {
  it('puts what holds the words itself first, then what was spoken about last', () => {
    const posts = [
      post('1', '고시원', [said('11', '월세가 싸요', '20261121')]),
      post('2', '월세 고민', [said('21', '월세는 깎아요', '20261122')]),
      post('3', '이사', [said('31', '월세', '20261123'), said('32', '보증금', '20261124')]),
      post('9', '짐', [said('91', '월세가 싸요', '20261121')]),
      post('10', '방', [said('101', '월세가 싸요', '20261121')]),
    ];
    expect(found(posts, '월세')).toEqual([
      ['2', null],
      ['3', '31'],
      ['10', '101'],
      ['9', '91'],
      ['1', '11'],
    ]);
  });

  it('lets the latest comment speak that holds all the words by itself', () => {
    const posts = [
      post('1', '고시원', [
        said('2', '월세 지원을 받아요', '20261101'),
        said('3', '월세지원', '20261120'),
        said('10', '지원되는 월세', '20261120'),
        said('11', '월세', '20261124'),
        said('12', '지원', '20261124'),
      ]),
    ];
    expect(found(posts, '월세 지원')).toEqual([['1', '10']]);
    // Nothing of a comment is a title.
    expect(found(posts, 'ㅇㅅ')).toEqual([]);
    expect(found(posts, '월')).toEqual([]);
    expect(found(posts, '')).toEqual([]);
  });

  it('finds no more than are told of, those that hold the words themselves before all others', () => {
    const spoken = post('9999', '방', [said('1', '월세', '20270101')]);
    const own = Array.from({ length: MOST_HITS }, (_, at) => post(String(at), '월세'));
    expect(foundPosts([spoken, ...own], '월세')).toHaveLength(MOST_HITS);
    expect(found([spoken, ...own], '월세')).not.toContainEqual(['9999', '1']);
    expect(found([spoken, ...own.slice(1)], '월세').at(-1)).toEqual(['9999', '1']);
  });
});
