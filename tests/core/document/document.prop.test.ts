import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDocument,
  documentLength,
  documentPreview,
  documentText,
  EDITOR_KIND,
  tidyDocument,
  type RichDocument,
} from '#core';
import { contentDocument, postDocument } from '../../support/documents';

const copy = (document: RichDocument): unknown => JSON.parse(JSON.stringify(document));

describe('documents', () => {
  it('pass the check unchanged when they are tidy', () => {
    fc.assert(
      fc.property(postDocument, (document) => {
        const check = checkDocument(copy(document), EDITOR_KIND.POST);
        expect(check).toMatchObject({ ok: true, document });
      }),
    );
    fc.assert(
      fc.property(contentDocument, (document) => {
        expect(checkDocument(copy(document), EDITOR_KIND.CONTENT)).toMatchObject({ ok: true });
      }),
    );
  });

  it('are tidied once', () => {
    fc.assert(
      fc.property(postDocument, (document) => {
        expect(tidyDocument(document)).toEqual(document);
      }),
    );
  });

  it('are tidied into what passes, whatever was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
        const content = texts.map((text) => ({ type: 'text' as const, text }));
        const typed: RichDocument = { type: 'doc', content: [{ type: 'paragraph', content }] };
        expect(checkDocument(tidyDocument(typed), EDITOR_KIND.POST).ok).toBe(true);
      }),
    );
  });

  it('are refused or taken, never thrown at, whatever was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.values(EDITOR_KIND)), (value, kind) => {
        expect(typeof checkDocument({ type: 'doc', content: [value] }, kind).ok).toBe('boolean');
      }),
    );
  });

  it('have a preview of at most so many characters on one line', () => {
    fc.assert(
      fc.property(contentDocument, fc.integer({ min: 1, max: 40 }), (document, most) => {
        const preview = documentPreview(document, most);
        expect(preview).not.toMatch(/\n/);
        expect(Array.from(preview).length).toBeLessThanOrEqual(32 * most);
        expect(documentLength(document)).toBeLessThanOrEqual(
          Array.from(documentText(document)).length,
        );
      }),
    );
  });
});
