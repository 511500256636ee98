import { expect, it } from 'vitest';
import { EMBED_HOST, embedFrame } from '#core';

it.each([
  'https://www.youtube.com/watch?v=abcDEF_-123',
  'https://m.youtube.com/watch?t=3&v=abcDEF_-123&list=x',
  'https://youtu.be/abcDEF_-123?t=3',
  'https://www.youtube.com/embed/abcDEF_-123',
])('shows the film of %s within the article', (url) => {
  expect(embedFrame(url)).toBe(`${EMBED_HOST}/embed/abcDEF_-123`);
});

it.each([
  'https://example.org/watch?v=abcDEF_-123',
  'https://www.youtube.com.example.org/watch?v=abcDEF_-123',
  'http://www.youtube.com/watch?v=abcDEF_-123',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/abcDEF_-123456',
  'https://www.youtube.com/watch#&v=abcDEF_-123',
])('leaves %s a link', (url) => {
  expect(embedFrame(url)).toBeNull();
});
