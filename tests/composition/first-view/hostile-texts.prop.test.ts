import '../../ui/support/dom';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenText, hostileText } from '../../support/hostile-texts';
import { isFull } from '../../support/full-run';
import {
  addressOf,
  WRITTEN_PATHS,
  writtenServer,
  type Written,
  type WrittenServer,
} from './hostile-page';
import { takenOver } from './taken-over';

const KINDS = ['pc', 'mobile-web'] as const;
/** Each is a whole page that is drawn and parsed; the full run looks at more. */
const RUNS = isFull ? { pages: 500, takenOver: 60 } : { pages: 200, takenOver: 30 };
const SCHEMES = ['javascript:', 'data:text/html,', 'vbscript:', ' javascript:', 'JaVaScRiPt:'];

const written = (texts: fc.Arbitrary<string>) =>
  fc.record({
    // Something is always seen: a text of nothing is left out of a page.
    text: texts.map((text) => `가${text}나`),
    scheme: fc.constantFrom(...SCHEMES),
    path: fc.constantFrom(...WRITTEN_PATHS),
    kind: fc.constantFrom(...KINDS),
  });

/** The elements of a page, whatever they hold. */
const shapeOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll('*')].map((one) => `${one.tagName} ${one.getAttributeNames().join()}`);

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Harmless texts: one that is shown whole, and one that a page may fold. */
const HARMLESS = ['가나', `가${'다'.repeat(400)}나`] as const;

/** The shapes that a page has whose texts are harmless. */
const usual = new Map<string, readonly (readonly string[])[]>();
async function usualShapes(given: Written): Promise<readonly (readonly string[])[]> {
  const key = `${given.kind} ${given.path}`;
  const known = usual.get(key);
  if (known !== undefined) return known;
  const shapes: (readonly string[])[] = [];
  for (const text of HARMLESS)
    shapes.push(shapeOf(parsed(await server.answerTo({ ...given, text }))));
  usual.set(key, shapes);
  return shapes;
}

/** Every text somewhere in a value that JSON can hold. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

let server: WrittenServer;
beforeAll(async () => {
  server = await writtenServer();
});
afterAll(() => server.close());

describe('a page of texts that anybody may have written', () => {
  it('has the elements of every other one, and holds the texts as they are', async () => {
    await fc.assert(
      fc.asyncProperty(written(brokenText), async (given) => {
        const page = parsed(await server.answerTo(given));
        const shape = shapeOf(page).join('\n');
        const shapes = (await usualShapes(given)).map((one) => one.join('\n'));
        if (!shapes.includes(shape)) expect(shape).toBe(shapes[0]);
        expect(page.querySelector('[style]')).toBeNull();
        const blocks = [...page.querySelectorAll('script[type*=json]')].map(
          ({ id, textContent }) => [id, JSON.parse(textContent) as unknown] as const,
        );
        expect(textsIn(new Map(blocks).get('hankan-first'))).toContain(given.text);
        for (const link of page.querySelectorAll('a[href]'))
          expect(link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript):/i);
      }),
      { numRuns: RUNS.pages },
    );
  });

  it('is taken over as it was drawn', async () => {
    const sent: { readonly html: string; readonly given: Written }[] = [];
    for (const given of fc.sample(written(hostileText), RUNS.takenOver))
      sent.push({ html: await server.answerTo(given), given });
    for (const { html, given } of sent) {
      const page = await takenOver(html, { url: addressOf(given), kind: given.kind });
      expect([page.complaints, given]).toEqual([[], given]);
      expect(page.atOnce).toBe(page.sent);
    }
  });
});
