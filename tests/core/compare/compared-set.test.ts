import { describe, expect, it } from 'vitest';
import {
  comparedCode,
  comparedFrom,
  comparePath,
  comparedRef,
  leftOutText,
  movedCode,
  readCompared,
} from '#core';

describe('the code of what is compared', () => {
  it('says what it is and which one', () => {
    expect(comparedCode('house', '12')).toBe('h12');
    expect(comparedCode('direct', '34')).toBe('d34');
    expect(comparedRef('h12')).toEqual({ kind: 'house', id: '12' });
    expect(comparedRef('dh-_1')).toEqual({ kind: 'direct', id: 'h-_1' });
  });

  it.each(['', 'h', 'd', '12', 'm12', 'H12', 'h1 2', 'h<script>', `h${'1'.repeat(65)}`, 'h가'])(
    'names nothing as %j',
    (code) => {
      expect(comparedRef(code)).toBeNull();
    },
  );
});

describe('the set of an address', () => {
  it('is read in its order, each once, with room for four', () => {
    expect(comparedFrom('?items=h12,d34')).toEqual({ codes: ['h12', 'd34'], unread: 0, beyond: 0 });
    expect(comparedFrom('?items=d34%2C+h12%2Cd34&p=share').codes).toEqual(['d34', 'h12']);
    expect(comparedFrom('?items=h1,h2,x,d3,h4,h5,d6,')).toEqual({
      codes: ['h1', 'h2', 'd3', 'h4'],
      unread: 1,
      beyond: 2,
    });
  });

  it.each(['', '?', '?items=', '?items=,,', '?item=h1', '?p=compare'])(
    'is empty where it says nothing: %j',
    (search) => {
      expect(comparedFrom(search)).toEqual({ codes: [], unread: 0, beyond: 0 });
    },
  );
});

describe('the address of a set', () => {
  it('names it, and nothing where there is none', () => {
    expect(comparePath(['h12', 'd34'])).toBe('/compare?items=h12,d34');
    expect(comparePath([])).toBe('/compare');
  });
});

describe('what is said of an address', () => {
  it('is nothing where all of it is shown', () => {
    expect(leftOutText(readCompared('h1,h1'))).toBeNull();
  });

  it('is how much was left out, and why', () => {
    expect(leftOutText(readCompared('h1,?,!'))).toBe('주소에서 읽을 수 없는 2곳은 뺐어요.');
    expect(leftOutText(readCompared('?,h1,h2,h3,h4,h5'))).toBe(
      '주소에서 읽을 수 없는 1곳은 뺐어요. 4곳까지 비교할 수 있어서 나머지 1곳은 뺐어요.',
    );
  });
});

describe('a column', () => {
  const codes = ['h1', 'd2', 'h3'];

  it('is moved by one place', () => {
    expect(movedCode(codes, 'd2', -1)).toEqual(['d2', 'h1', 'h3']);
    expect(movedCode(codes, 'd2', 1)).toEqual(['h1', 'h3', 'd2']);
  });

  it('stays where there is no such place, or no such column', () => {
    expect(movedCode(codes, 'h1', -1)).toBe(codes);
    expect(movedCode(codes, 'h3', 1)).toBe(codes);
    expect(movedCode(codes, 'h9', 1)).toBe(codes);
  });
});
