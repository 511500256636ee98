import { describe, expect, it } from 'vitest';
import { BOARD, graphemeCount } from '#core';
import { SAMPLE_PEOPLE } from '../../../server/sample/community/people.data';
import { SAMPLE_POSTS } from '../../../server/sample/community/posts.data';

const posts = SAMPLE_POSTS.flatMap((board) => board.posts);
const comments = posts.flatMap((post) => post.comments);
const replies = comments.flatMap((comment) => comment.replies ?? []);
const remarks = [...comments, ...replies];

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

describe('What the people of the sample wrote', () => {
  it('is enough for every board to be read in', () => {
    expect(posts.length).toBeGreaterThanOrEqual(300);
    expect(remarks.length).toBeGreaterThanOrEqual(1500);
    expect(SAMPLE_PEOPLE.length).toBeGreaterThanOrEqual(120);
    expect(SAMPLE_POSTS.map(({ board }) => board)).toEqual(Object.values(BOARD));
    for (const board of SAMPLE_POSTS) expect(board.posts.length).toBeGreaterThanOrEqual(35);
  });

  it('has posts that nobody answered, and posts that many did', () => {
    const sizes = posts.map(({ comments }) =>
      comments.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0),
    );
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThanOrEqual(10);
    expect(sizes.filter((size) => size >= 25).length).toBeGreaterThanOrEqual(3);
  });

  it('repeats neither a nickname, a title nor a paragraph', () => {
    expect(twice(SAMPLE_PEOPLE)).toEqual([]);
    expect(twice(posts.map(({ title }) => title))).toEqual([]);
    expect(twice(posts.flatMap(({ text }) => text).filter((line) => line.length > 12))).toEqual([]);
  });

  it('is written and liked by people that there are', () => {
    const writers = [...posts, ...remarks].map(({ who }) => who);
    const named = replies.flatMap(({ mentions }) => mentions ?? []);
    for (const who of [...writers, ...named]) expect(SAMPLE_PEOPLE[who]).toBeDefined();
    for (const { likes } of posts) expect(likes).toBeLessThanOrEqual(SAMPLE_PEOPLE.length);
    for (const nickname of SAMPLE_PEOPLE) {
      expect(graphemeCount(nickname)).toBeGreaterThanOrEqual(2);
      expect(graphemeCount(nickname)).toBeLessThanOrEqual(12);
    }
  });

  it('names in a reply somebody else who wrote in the same thread', () => {
    for (const comment of comments) {
      const thread = [comment, ...(comment.replies ?? [])].map(({ who }) => who);
      for (const { who, mentions } of comment.replies ?? []) {
        if (mentions === undefined) continue;
        expect(thread).toContain(mentions);
        expect(mentions).not.toBe(who);
      }
    }
  });

  it('is no longer than what a member may write', () => {
    for (const { title, text, views, likes } of posts) {
      expect(graphemeCount(title)).toBeGreaterThanOrEqual(2);
      expect(graphemeCount(title)).toBeLessThanOrEqual(60);
      for (const line of text) expect(graphemeCount(line)).toBeLessThanOrEqual(1000);
      expect(views).toBeGreaterThanOrEqual(likes);
    }
    for (const { text } of remarks) {
      expect(text.trim()).not.toBe('');
      expect(graphemeCount(text)).toBeLessThanOrEqual(500);
    }
  });

  it('was answered after it was written, the first answer first', () => {
    for (const post of posts) {
      expect(post.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(post.daysAgo).toBeGreaterThanOrEqual(0);
      expect(post.daysAgo).toBeLessThanOrEqual(120);
      for (const remarks of [post.comments, ...post.comments.map(({ replies = [] }) => replies)]) {
        const minutes = remarks.map(({ minutesLater }) => minutesLater);
        expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
        for (const minute of minutes) expect(minute).toBeGreaterThan(0);
      }
    }
  });

  it('says what is to be seen wherever it shows a picture', () => {
    const shown = posts.filter(({ picture }) => picture !== undefined);
    expect(shown.length).toBeGreaterThan(0);
    for (const { pictureAlt } of shown) expect(pictureAlt).toMatch(/\S/);
  });

  it('holds no telephone number and no address of a site', () => {
    const all = [
      ...posts.flatMap(({ title, text }) => [title, ...text]),
      ...remarks.map((r) => r.text),
    ];
    for (const line of all) {
      expect(line).not.toMatch(/\b0\d{1,2}[-. ]?\d{3,4}[-. ]?\d{4}\b/);
      expect(line).not.toMatch(/https?:|www\.|\.(com|kr|net)\b/i);
    }
  });
});
