import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { droppable, UNREACHED, withoutBody } from '../../scripts/setup/leave-out.mjs';
import { ROOT } from '../../scripts/setup/root.mjs';
import { UNREACHED_PARTS, withoutParts } from '../../scripts/setup/unreached-parts.mjs';

const asModule = (code: string): Promise<Record<string, () => unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<
    Record<string, () => unknown>
  >;

describe('what the built app leaves out', () => {
  it.each(Object.entries(UNREACHED))('%s is a file with these names', (file, names) => {
    const path = join(ROOT, 'node_modules', file);
    expect(existsSync(path)).toBe(true);
    const source = readFileSync(path, 'utf8');
    for (const name of names.map((each) => each.replace(/\(.*\)/, ''))) {
      expect(source).toMatch(
        name === 'default' ? /export default/ : new RegExp(`export [^;]*\\b${name}\\b`),
      );
    }
  });

  it('says which file is missing when one is called after all', async () => {
    const part = await asModule(withoutBody('pkg/file.js', ['ask', 'default', 'curry()']));
    const missing = 'pkg/file.js is left out';
    expect(part['default']).toThrow(missing);
    expect(() => {
      Reflect.construct(part['ask'] ?? Object, []);
    }).toThrow(missing);
    expect(part['curry']?.()).toThrow(missing);
  });

  it('hands on the error that a left out part would only have put into words', async () => {
    const part = await asModule(withoutBody('pkg/file.js', ['tell(error)']));
    const error = new RangeError('as it is');
    const tell = part['tell'] as unknown as (params: object, error: Error) => void;
    expect(() => {
      tell({}, error);
    }).toThrow(error);
  });

  it('makes a component that nobody imports droppable, and changes nothing else', () => {
    expect(
      droppable('var Form = React10.forwardRef(\n  f\n);\nForm.displayName = "Form";\nrun();'),
    ).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\nrun();');
  });

  it.each(Object.entries(UNREACHED_PARTS))('%s has these parts', (file, parts) => {
    const source = readFileSync(join(ROOT, 'node_modules', file), 'utf8');
    expect(withoutParts(file, source, parts).length).toBeLessThan(source.length);
  });

  it('takes parts out of a file, and changes nothing else', async () => {
    const source = `function gone() { return 'there'; }
function Gone() {}
Gone.prototype.more = () => {};
Gone.first = 'kept';
function still() { return 'there'; }
function kept() { return still() ?? Object.keys(Gone.prototype).length; }
export { gone, Gone, kept };`;
    const parts = { throws: ['gone', 'Gone'], nothing: ['still'] };
    const part = await asModule(withoutParts('pkg/file.js', source, parts));
    const missing = 'a part of pkg/file.js is left out';
    expect(part['gone']).toThrow(missing);
    expect(() => {
      Reflect.construct(part['Gone'] ?? Object, []);
    }).toThrow(missing);
    expect(part['Gone']).toHaveProperty('first', 'kept');
    expect(part['kept']?.()).toBe(0);
  });

  it('fails where a part has moved', () => {
    expect(() => withoutParts('pkg/file.js', 'const a = 1;', { throws: ['b'] })).toThrow(
      'pkg/file.js has no b.',
    );
  });
});
