import {
  AppError,
  type Cancellation,
  type Checklist,
  type Checklists,
  type ChecklistShare,
  type ChecklistViews,
  type JoinedChecklists,
  type KeptChecklist,
  type KnownPortion,
  type Result,
  type ShareChoice,
  type SharedChecklist,
  type ShareDays,
} from '#core';
import {
  checklistReply,
  checklistShareReply,
  checklistsReply,
  checklistViewReply,
  joinedChecklistsReply,
  removedChecklistReply,
} from '#contract/checklists';
import type { HttpClient } from '../client/http-client';

const PATH = '/v2/checklists';
const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

type Wire<Kept extends { share: ChecklistShare | null }> = Omit<Kept, 'share'> & {
  readonly share: (Omit<ChecklistShare, 'until'> & { readonly until: string }) | null;
};

const shareOf = ({ code, until, choice }: NonNullable<Wire<KeptChecklist>['share']>) => ({
  code,
  until: Date.parse(until),
  choice,
});
const keptOf = ({ share, ...kept }: Wire<KeptChecklist>): KeptChecklist => ({
  ...kept,
  share: share && shareOf(share),
});

/** {@link Checklists} and {@link ChecklistViews} of the API. */
export class HttpChecklists implements Checklists, ChecklistViews {
  constructor(private readonly client: HttpClient) {}

  async all(cancel?: Cancellation): Promise<readonly KeptChecklist[]> {
    const { result } = await this.client.get({ path: PATH, reply: checklistsReply, cancel });
    return result.map(keptOf);
  }

  async one(id: string, cancel?: Cancellation): Promise<KeptChecklist | null> {
    try {
      const asked = { path: pathOf(id), reply: checklistReply, cancel };
      return keptOf((await this.client.get(asked)).item);
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }

  async put({ id, ...body }: Checklist): Promise<KeptChecklist> {
    const { item } = await this.client.put({ path: pathOf(id), body, reply: checklistReply });
    return keptOf(item);
  }

  async remove(id: string): Promise<void> {
    await this.client.delete({ path: pathOf(id), reply: removedChecklistReply });
  }

  async join(
    changed: readonly Checklist[],
    { known, after, upTo }: KnownPortion,
    cancel?: Cancellation,
  ): Promise<JoinedChecklists> {
    const { result, left, now } = await this.client.post({
      path: `${PATH}/join`,
      body: {
        changed,
        known,
        ...(after !== null && { after }),
        ...(upTo !== null && { upTo }),
      },
      reply: joinedChecklistsReply,
      cancel,
    });
    return { lacking: result.map(keptOf), left, now: Date.parse(now) };
  }

  async share(id: string, days: ShareDays, choice: ShareChoice): Promise<ChecklistShare> {
    const { item } = await this.client.post({
      path: `${pathOf(id)}/share`,
      body: { days, choice },
      reply: checklistShareReply,
    });
    return shareOf(item);
  }

  async withdraw(id: string): Promise<void> {
    await this.client.delete({ path: `${pathOf(id)}/share`, reply: removedChecklistReply });
  }

  async of(code: string, cancel?: Cancellation): Promise<Result<SharedChecklist, 'ended'>> {
    try {
      const path = `/v2/views/${encodeURIComponent(code)}`;
      const { item } = await this.client.get({ path, reply: checklistViewReply, cancel });
      return { ok: true, value: { ...item, until: Date.parse(item.until) } };
    } catch (error) {
      // A code that cannot be one is refused as such: to whoever has it, it is a link that ended.
      if (isNotFound(error) || (error instanceof AppError && error.field === 'code'))
        return { ok: false, reason: 'ended' };
      throw error;
    }
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'not-found';
