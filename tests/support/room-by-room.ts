import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of one room stand together, and in it those of one environment: only as long as the next file is
 * of the same kind does a worker go on with what it has loaded, and otherwise it is started anew.
 */
export class RoomByRoom extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = new Map<string, TestSpecification[]>();
    // The longest first, as far as their size or an earlier run tells it.
    for (const file of await super.sort(files)) {
      const kind = kindOf(file);
      kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
    }
    return [...kinds.values()].flatMap((some) =>
      some.toSorted((one, other) => Number(takesLong(other)) - Number(takesLong(one))),
    );
  }
}

/**
 * Whether the file says of itself that it takes minutes. Begun last it would be waited for alone, the other
 * core idle; and on a machine that has never run it nothing else tells: it may be four lines long.
 */
const takesLong = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('@takes-long');

/** The room, and the environment that the file asks for itself. */
function kindOf({ project, moduleId }: TestSpecification): string {
  const [, asked = ''] = /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? [];
  return `${project.name} ${asked}`;
}
