import { describe, expect, it } from 'vitest';
import {
  isDocumentReady,
  MOST_KEPT_DOCUMENTS,
  parseKeptDocuments,
  storedKeptDocuments,
  toggleDocument,
} from '#core';

describe('documents that are ready', () => {
  it('are those that were checked, until they are pressed again', () => {
    const once = toggleDocument([], '1', '주민등록등본');
    expect(isDocumentReady(once, '1', '주민등록등본')).toBe(true);
    expect(isDocumentReady(once, '2', '주민등록등본')).toBe(false);
    const both = toggleDocument(once, '1', '신분증 사본');
    expect(both).toEqual([{ TARGET_ID: '1', NAMES: ['신분증 사본', '주민등록등본'] }]);
    expect(toggleDocument(both, '1', '주민등록등본')).toEqual([
      { TARGET_ID: '1', NAMES: ['신분증 사본'] },
    ]);
    expect(toggleDocument(once, '1', '주민등록등본')).toEqual([]);
  });

  it('are kept of so many notices, those that were touched last', () => {
    const ids = Array.from({ length: MOST_KEPT_DOCUMENTS + 2 }, (_, index) => String(index));
    const list = ids.reduce(
      (kept, id) => toggleDocument(kept, id, '등본'),
      parseKeptDocuments(null),
    );
    expect(list).toHaveLength(MOST_KEPT_DOCUMENTS);
    expect(isDocumentReady(list, '0', '등본')).toBe(false);
    expect(list[0]?.TARGET_ID).toBe(ids.at(-1));
    const touched = toggleDocument(list, '2', '초본');
    expect(touched[0]).toEqual({ TARGET_ID: '2', NAMES: ['초본', '등본'] });
    expect(touched).toHaveLength(MOST_KEPT_DOCUMENTS);
  });

  it('are known by the beginning of a name that is endless, and are not endless themselves', () => {
    const endless = '가'.repeat(100_000);
    const list = toggleDocument([], '1', endless);
    expect(storedKeptDocuments(list).length).toBeLessThan(1000);
    expect(isDocumentReady(list, '1', endless)).toBe(true);
    const many = Array.from({ length: 150 }, (_, index) => `서류 ${index}`);
    const full = many.reduce((kept, name) => toggleDocument(kept, '1', name), list);
    expect(full[0]?.NAMES).toHaveLength(100);
  });

  it('come out of storage as they were put in', () => {
    const list = toggleDocument(toggleDocument([], '1', 'a'), '2', 'b');
    expect(parseKeptDocuments(storedKeptDocuments(list))).toEqual(list);
  });

  it.each([
    [null],
    ['{'],
    ['7'],
    ['{"entries":[null,1,"a",{"TARGET_ID":"1"},{"TARGET_ID":"1","NAMES":[]}]}'],
    ['{"entries":[{"NAMES":["a"]},{"TARGET_ID":"","NAMES":["a"]},{"TARGET_ID":"2","NAMES":[1]}]}'],
  ])('are none where nothing can be read: %s', (stored) => {
    expect(parseKeptDocuments(stored)).toEqual([]);
  });

  it('are read once each, whatever stands beside them', () => {
    const stored = JSON.stringify({
      entries: [
        { TARGET_ID: 1, NAMES: ['a', 'a', null] },
        { TARGET_ID: '1', NAMES: ['b'] },
      ],
    });
    expect(parseKeptDocuments(stored)).toEqual([{ TARGET_ID: '1', NAMES: ['a'] }]);
  });
});
