import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import type { Source } from './shape';

/** A module that is fetched for a page's first view, as a file names it to the build's list. */
export interface NamedSource {
  /** The variable or property that it is made for. */
  readonly name: string;
  /** Null where nothing is named, or nothing that can be read without running it. */
  readonly source: string | null;
  /** The module that is fetched or stands at hand, below the project and without its ending. */
  readonly fetched: string | null;
}

const parsed = ({ path, text }: Source) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);

/** What a path of this file leads to, below the project and without its ending. */
const ledTo = (path: string, specifier: string): string =>
  normalize(join(dirname(path), specifier));

function nodesIn(root: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    node.forEachChild(visit);
  };
  visit(root);
  return found;
}

const isCallOf =
  (names: readonly string[]) =>
  (node: ts.Node): node is ts.CallExpression =>
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    names.includes(node.expression.text);

/** The text of a literal, or of a template of texts that the file names. */
function textOf(node: ts.Node | undefined, texts: ReadonlyMap<string, string>): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    const part = ts.isIdentifier(expression) ? texts.get(expression.text) : undefined;
    if (part === undefined) return null;
    text += part + literal.text;
  }
  return text;
}

function nameOf({ parent }: ts.Node): string {
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : '';
}

/** What a file imports at its head, with the module that it comes from. */
function importedNames(nodes: readonly ts.Node[], path: string): ReadonlyMap<string, string> {
  return new Map(
    nodes.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) return [];
      const from = ledTo(path, (moduleSpecifier as ts.StringLiteral).text);
      return bindings.elements.map(({ name }) => [name.text, from] as const);
    }),
  );
}

/** The module of the screen that a loader hands on without fetching it. */
function atHand(load: ts.Node | undefined, imported: ReadonlyMap<string, string>): string | null {
  const screen = (load === undefined ? [] : nodesIn(load))
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === 'Screen');
  return imported.get(screen?.initializer.getText() ?? '') ?? null;
}

/** Every source that a file gives to `lazily`, `firstScreen` and `firstPart`. */
export function namedSources(file: Source): NamedSource[] {
  const nodes = nodesIn(parsed(file));
  const texts = new Map(
    nodes.filter(ts.isVariableDeclaration).flatMap(({ name, initializer }) => {
      const isText = initializer !== undefined && ts.isStringLiteralLike(initializer);
      return isText ? [[name.getText(), initializer.text] as const] : [];
    }),
  );
  const imported = importedNames(nodes, file.path);
  return nodes.filter(isCallOf(['lazily', 'firstScreen', 'firstPart'])).map((call) => {
    const isLazily = call.expression.getText() === 'lazily';
    const [source, load] = isLazily
      ? [call.arguments[1], call.arguments[0]]
      : [call.arguments[0], call.arguments[1]];
    const imports = load === undefined ? [] : nodesIn(load).filter(ts.isCallExpression);
    const [specifier] = imports
      .filter(({ expression }) => expression.kind === ts.SyntaxKind.ImportKeyword)
      .map((each) => textOf(each.arguments[0], texts));
    return {
      name: nameOf(call),
      source: textOf(source, texts),
      fetched: typeof specifier === 'string' ? ledTo(file.path, specifier) : atHand(load, imported),
    };
  });
}

/** The views that a `*-first.ts` says are also drawn: their names, and the modules they stand in. */
export function alsoDrawn(file: Source): { readonly name: string; readonly from: string }[] {
  const nodes = nodesIn(parsed(file));
  const imported = importedNames(nodes, file.path);
  return nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ name }) => /^alsoDrawn(Wide)?$/.test(name.getText()))
    .flatMap(({ initializer }) =>
      initializer !== undefined && ts.isArrayLiteralExpression(initializer)
        ? [...initializer.elements]
        : [],
    )
    .map((element) => {
      const name = element.getText();
      return { name, from: imported.get(name) ?? '' };
    });
}
