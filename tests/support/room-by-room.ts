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
    return [...kinds.values()].flat();
  }
}

/** The room, and the environment that the file asks for itself. */
function kindOf({ project, moduleId }: TestSpecification): string {
  const [, asked = ''] = /@vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8')) ?? [];
  return `${project.name} ${asked}`;
}
