import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourcesOf, type Source } from './shape';

/** A port of the core and what it can be asked. */
interface Port {
  readonly name: string;
  readonly methods: readonly string[];
}

function portsIn({ path, text }: Source): Port[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023);
  return statements.filter(ts.isInterfaceDeclaration).map(({ name, members }) => ({
    name: name.text,
    methods: members
      .filter(ts.isMethodSignature)
      .map((method) => (method.name as ts.Identifier).text),
  }));
}

const ports = sourcesOf(['src/core'])
  .filter(({ path }) => path.endsWith('.ports.ts'))
  .flatMap(portsIn);
const calls = sourcesOf(['src/adapters/http']);
const memory = sourcesOf(['src/adapters/memory']);
const suites = sourcesOf(['tests/adapters']).filter(({ path }) => path.endsWith('.contract.ts'));
const names = ({ text }: Source, name: string) => new RegExp(`\\b${name}\\b`).test(text);

const isIn = (adapters: readonly Source[], name: string) =>
  adapters.some(({ text }) => new RegExp(`implements ${name}\\b`).test(text));
/** Those whose suite runs on memory, over the wire and on both databases. */
const asked = ports.filter(({ name }) => isIn(calls, name) && isIn(memory, name));

describe('a port that is asked over the API', () => {
  it('is known by the adapters of the wire', () => {
    expect(asked.map(({ name }) => name)).toContain('HouseSearch');
  });

  it.each(asked)('has a suite that asks $name everything', ({ name, methods }) => {
    const own = suites.filter((suite) => names(suite, name));
    const kebab = name.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    const file = `tests/adapters/contracts/${kebab}.contract.ts`;
    const unasked = methods.filter(
      (method) => !own.some(({ text }) => text.includes(`.${method}(`)),
    );
    expect(unasked.map((method) => `ask ${name}.${method} in ${file}`)).toEqual([]);
  });
});
