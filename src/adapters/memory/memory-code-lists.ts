import { CODE_LISTS, type Code, type CodeListName, type CodeLists } from '#core';

/** {@link CodeLists} that are known without asking. */
export class MemoryCodeLists implements CodeLists {
  read<Name extends CodeListName>(
    names: readonly Name[],
  ): Promise<Readonly<Record<Name, readonly Code[]>>> {
    const lists = names.map((name) => [name, CODE_LISTS[name]] as const);
    return Promise.resolve(Object.fromEntries(lists) as Record<Name, readonly Code[]>);
  }
}
