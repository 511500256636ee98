import { renderParts } from '../../support/render-parts';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  documentHouses,
  documentLinks,
  documentText,
  isLinkAddress,
  siteOf,
  type RichDocument,
} from '#core';
import { DocumentView } from '../../../../src/ui/widgets/document-view/DocumentView';
import { contentDocument, HOSTILE_DOCUMENTS } from '../../../support/documents';

/** What runs, or leads where no document may. */
function harmsOf(container: Element): string[] {
  return [...container.querySelectorAll('*')].flatMap((element) => [
    ...(/^(script|style|object|embed|link|meta|base|form)$/i.test(element.tagName)
      ? [element.tagName]
      : []),
    ...element
      .getAttributeNames()
      .filter((name) => name.startsWith('on') || name === 'style' || name === 'srcdoc'),
    ...[...element.attributes]
      .filter(({ name }) => name === 'href' && !isLinkAddress(element.getAttribute('href') ?? ''))
      .map(({ value }) => value),
  ]);
}

const isDocument = (value: unknown): value is RichDocument =>
  typeof value === 'object' && value !== null && 'content' in value;

describe('whatever a document is', () => {
  it.each(HOSTILE_DOCUMENTS.filter(([, document]) => isDocument(document)))(
    'it is shown without harm: %s',
    (_, document) => {
      const { container } = renderParts(
        <DocumentView document={document as RichDocument} pictures={[]} />,
      );
      expect(harmsOf(container)).toEqual([]);
    },
  );

  it('all of its words are shown in their order, and all of its links and houses', () => {
    fc.assert(
      fc.property(contentDocument, (document) => {
        const { container } = renderParts(<DocumentView document={document} pictures={[]} />);
        const bare = (words: string) => words.replace(/\s/g, '');
        const shown = bare(container.textContent);
        let at = 0;
        for (const words of documentText(document).split('\n')) {
          at = shown.indexOf(bare(words), at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += bare(words).length;
        }
        const links = [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));
        for (const link of documentLinks(document)) expect(links).toContain(link);
        for (const id of documentHouses(document)) expect(links).toContain(`/place/${id}`);
        expect(links.every((link) => link?.startsWith('http') !== true || siteOf(link))).toBe(true);
        expect(harmsOf(container)).toEqual([]);
        cleanup();
      }),
      { numRuns: 40 },
    );
  });
});
