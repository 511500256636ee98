import { AppError, type Cancellation, type Code, type CodeListName, type CodeLists } from '#core';
import { codesReply } from '#contract/codes';
import type { HttpClient } from '../client/http-client';

/** {@link CodeLists} of the API; the lists are asked for by bare keys (spec/rules §7). */
export class HttpCodeLists implements CodeLists {
  constructor(private readonly client: HttpClient) {}

  async read<Name extends CodeListName>(
    names: readonly Name[],
    cancel?: Cancellation,
  ): Promise<Readonly<Record<Name, readonly Code[]>>> {
    const keys = names.some((name) => name === 'HOUTP') ? [...names, '_switch=B'] : names;
    const path = `/v2/codes?${keys.join('&')}`;
    const { result } = await this.client.get({ path, reply: codesReply, cancel });
    const lists = names.map((name): readonly [Name, readonly Code[]] => {
      const list: readonly Code[] | undefined = result[name];
      if (list === undefined) throw new AppError('malformed');
      return [name, list];
    });
    return Object.fromEntries(lists) as Record<Name, readonly Code[]>;
  }
}
