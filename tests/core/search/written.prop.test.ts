import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  correctedQuestion,
  foundPosts,
  initialsOf,
  searchLetters,
  wordsBeside,
  type SearchEntry,
} from '#core';

const WORDS = '월세 보증금 관리비 집주인 이사 청년 LH 1인 101호 Room'.split(' ');
const sentence = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));

interface Said {
  readonly id: string;
  readonly text: string;
  readonly saidOn: string;
}
type Post = SearchEntry & { readonly comments: readonly Said[] };

const days = fc.constantFrom('20261101', '20261120');
const posts: fc.Arbitrary<readonly Post[]> = fc
  .array(
    fc.record({
      title: sentence,
      body: sentence,
      freshOn: days,
      said: fc.array(fc.record({ text: sentence, saidOn: days }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) =>
    list.map(({ title, body, freshOn, said }, at) => ({
      id: String(at),
      text: { title, names: '', body },
      freshOn,
      isOver: false,
      comments: said.map((one, each) => ({ ...one, id: `${String(at)}${String(each)}` })),
    })),
  );
/** Posts, one of them, and a text of it: its own, or what is said about it. */
const somewhere = fc.tuple(posts, fc.nat(), fc.nat()).map(([list, at, each]) => {
  const post = list[at % list.length] ?? expect.fail('there are none');
  const texts = [post.text.title, post.text.body, ...post.comments.map(({ text }) => text)];
  return { list, post, text: texts[each % texts.length] ?? '' };
});

const idsFor = (list: readonly Post[], q: string) =>
  foundPosts(list, q).map(({ entry }) => entry.id);
const textsOf = (list: readonly Post[]) =>
  list.flatMap(({ text, comments }) => [
    text,
    ...comments.map((said) => ({ title: '', names: '', body: said.text })),
  ]);

it('a post is found by all that stands in a text of it, however that is typed', () => {
  const typings = fc.constantFrom<(q: string) => string>(
    (q) => q,
    (q) => q.replaceAll(' ', ''),
    (q) => q.replaceAll(' ', '  \n'),
    (q) => `“${q.replaceAll(' ', ', ')}”!`,
    (q) => q.toUpperCase(),
    (q) => q.toLowerCase(),
    (q) => q.normalize('NFD'),
    (q) => q.split(' ').toReversed().join(' '),
  );
  fc.assert(
    fc.property(somewhere, typings, ({ list, post, text }, type) => {
      expect(idsFor(list, type(text))).toContain(post.id);
    }),
  );
});

it('a post is found by the initials of its title, whole and of each word', () => {
  fc.assert(
    fc.property(posts, (list) => {
      for (const { id, text } of list)
        for (const word of text.title.split(' ').filter((one) => /^[가-힣]+$/.test(one)))
          expect(idsFor(list, initialsOf(word))).toContain(id);
    }),
  );
});

it('a post is found by each of its words after one wrong jamo, unless another one was meant', () => {
  fc.assert(
    fc.property(somewhere, fc.nat(), ({ list, post, text }, wrong) => {
      for (const word of searchLetters(text).split(' ')) {
        const beside = wordsBeside(word);
        const typed = beside[wrong % Math.max(1, beside.length)];
        if (typed === undefined || idsFor(list, typed).length > 0) continue;
        const meant = correctedQuestion(typed, textsOf(list)) ?? expect.fail(typed);
        expect(wordsBeside(typed)).toContain(meant);
        // No two of these words are beside each other.
        expect(meant).toBe(word);
        expect(idsFor(list, meant)).toContain(post.id);
      }
    }),
  );
});

it('each post is found once, and what is not there is neither found nor meant', () => {
  fc.assert(
    fc.property(somewhere, fc.nat(), ({ list, post, text }, wrong) => {
      const ids = idsFor(list, text);
      expect(new Set(ids).size).toBe(ids.length);
      const without = list.filter((one) => one !== post);
      expect(idsFor(without, text)).toEqual(ids.filter((id) => id !== post.id));
      const known = textsOf(without);
      const typed = wordsBeside(searchLetters(text).split(' ')[0] ?? '')[wrong % 100] ?? text;
      const meant = correctedQuestion(typed, known);
      if (meant !== null) expect(idsFor(without, meant)).not.toEqual([]);
    }),
  );
});
