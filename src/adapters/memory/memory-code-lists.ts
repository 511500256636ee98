import { CODE_LISTS, type Cancellation, type Code, type CodeListName, type CodeLists } from '#core';
import { answer } from './answer';

/** {@link CodeLists} that are known without asking. */
export class MemoryCodeLists implements CodeLists {
  read<Name extends CodeListName>(
    names: readonly Name[],
    cancel?: Cancellation,
  ): Promise<Readonly<Record<Name, readonly Code[]>>> {
    return answer(cancel, () => {
      const lists = names.map((name) => [name, CODE_LISTS[name]] as const);
      return Object.fromEntries(lists) as Record<Name, readonly Code[]>;
    });
  }
}
