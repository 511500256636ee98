import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../scripts/setup/root.mjs';
import { filesUnder } from '../../scripts/setup/fingerprint.mjs';

/** A source file: its path below the project and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file of the rooms. */
export function sourcesOf(rooms: readonly string[]): Source[] {
  return rooms
    .flatMap((room) => filesUnder(ROOT, room))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** A file whose whole job is to hand on other files' names. */
export function isBarrel({ path, text }: Source): boolean {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023);
  const handsOn = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined;
  return (
    statements.some(handsOn) &&
    statements.every((each) => handsOn(each) || ts.isImportDeclaration(each))
  );
}

/** kebab-case for files, PascalCase.tsx for components, with suffixes such as `.ports` or `.test`. */
export function isWellNamed(path: string): boolean {
  const name = basename(path);
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.(ts|mjs)$/;
  const component =
    /^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)(\.(prop\.)?(test|contract))?\.tsx$/;
  return kebab.test(name) || component.test(name);
}

/** Ways out of the type system, and comments that put a duty off, by line. */
export function loopholes({ path, text }: Source): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.kind === ts.SyntaxKind.AnyKeyword) {
      found.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    node.forEachChild(visit);
  };
  visit(source);
  for (const [index, line] of text.split('\n').entries()) {
    if (/@ts-(ignore|nocheck)\b|\b(TODO|FIXME|XXX)\b/.test(line)) found.push(index + 1);
  }
  return found.sort((a, b) => a - b).map((line) => `${path}:${line}`);
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
