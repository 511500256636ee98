import ts from 'typescript';
import type { Source } from './shape';

/**
 * What begins with a particle that changes with the word before it, and goes on with no other
 * syllable: 은, 이, 을, 으로, 과 and their like, behind closing quotes and brackets, too.
 */
const PARTICLE =
  /^["'”’)\]]*(?:은|는|이|가|을|를|(?:으로|로)(?:는|도|만|서|부터)?|과|와|이나|나|이랑|랑|이라는|라는|이라|라|이고|고|이며|며|이지만|지만|이에요|예요)(?![가-힣])/;

/** Whether what stands before a text was computed, which no fixed particle fits. */
const isComputed = (node: ts.Node | undefined): boolean =>
  node !== undefined && !ts.isStringLiteralLike(node) && !ts.isJsxText(node);

/** The text that stands right behind something computed; null where nothing of the kind does. */
function behindComputed(node: ts.Node): string | null {
  if (ts.isTemplateSpan(node)) return node.literal.text;
  if (ts.isJsxText(node)) {
    const siblings = node.parent.children;
    // A line break of the source is not drawn.
    const drawn = node.text.replace(/^\s*\n\s*/, '');
    return isComputed(siblings[siblings.indexOf(node) - 1]) ? drawn : null;
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  if (!isSum || !isComputed(node.left)) return null;
  if (ts.isStringLiteralLike(node.right)) return node.right.text;
  return ts.isTemplateExpression(node.right) ? node.right.head.text : null;
}

/** Particles that were joined to a word by hand, by line: a word takes them by `withParticle`. */
export function handJoinedParticles({ path, text }: Source): string[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const behind = behindComputed(node);
    if (behind !== null && PARTICLE.test(behind)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: …${behind}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}
