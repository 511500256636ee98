import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkDocument, EDITOR_KIND } from '#core';
import { documentOf } from '../../../../src/ui/widgets/document-editor/document-of';
import { cleanPastedHtml } from '../../../../src/ui/widgets/document-editor/paste/clean-html';
import { OwnAddresses } from '../../../../src/ui/widgets/document-editor/paste/own-address';
import { postSchema } from '../../../../src/ui/widgets/document-editor/schema/schema';

const OWN = new OwnAddresses(['https://hankan.kr', '']);

const TAGS =
  'p div h1 h2 h3 h6 ul ol li blockquote b strong i em s mark a span table tr td pre br hr img svg script style iframe math template form input o:p'.split(
    ' ',
  );
const ATTRIBUTES = [
  '',
  ' style="font-weight:bold;mso-list:l0 level2 lfo1"',
  ' style="display:none"',
  ' style="text-decoration:line-through',
  ' href="javascript:alert(1)"',
  ' href="https://hankan.kr/place/3"',
  ' href="https://example.org/"',
  ' src=x onerror=alert(1)',
  ' onclick="alert(1)"',
  ' data-house="1"',
  ' data-picture="mine"',
  ' contenteditable=false',
];
const WORDS = [
  '한칸',
  ' ',
  '\u200b',
  '\u202e',
  '&nbsp;',
  '<',
  '"',
  '&lt;script&gt;',
  'style = x',
  '\0',
  '<!--',
];

const piece = fc.oneof(
  fc
    .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
    .map(([tag, attribute]) => `<${tag}${attribute}>`),
  fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
  fc.constantFrom(...WORDS),
);
const page = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

it('what is pasted becomes a document that a post may have, whatever it was', () => {
  fc.assert(
    fc.property(page, (html) => {
      const cleaned = cleanPastedHtml(html, OWN);
      expect(cleaned).not.toMatch(/<[^>]*\s(?:on\w+|style|class|src)\s*=/i);
      expect(cleaned).not.toMatch(/href="(?!https:\/\/example\.org|\/place\/)/);
      const editor = new Editor({
        extensions: postSchema((id) => id === 'mine'),
        content: cleaned,
        injectCSS: false,
      });
      expect(checkDocument(documentOf(editor.state.doc), EDITOR_KIND.POST)).toMatchObject({
        ok: true,
      });
      editor.destroy();
    }),
    { numRuns: 100 },
  );
});
