import {
  AppError,
  checkAppeal,
  MODERATED,
  newCaseNumber,
  type Appeals,
  type AppealTarget,
  type Random,
} from '#core';
import { answer } from '../answer';
import { notFound, refused, type MemoryCommunity, type Who } from './memory-community';

/** {@link Appeals} of one person, in a community that is kept in memory. */
export class MemoryAppeals implements Appeals {
  /** What was appealed, by whom it belongs to, under which key and number. */
  private readonly sent = new Map<string, { readonly key: string; readonly caseNumber: string }>();

  constructor(
    private readonly community: MemoryCommunity,
    private readonly who: Who,
    private readonly random: Pick<Random, 'number'>,
  ) {}

  send(
    { kind, id }: AppealTarget,
    text: string,
    key: string,
  ): Promise<{ readonly caseNumber: string }> {
    return answer(undefined, () => {
      const author = this.community.member(this.who);
      const check = checkAppeal(text);
      if (!check.ok) throw refused('text', check.message);
      const all = kind === MODERATED.POST ? this.community.posts : this.community.comments;
      const held = all.find((one) => one.id === id && one.authorId === author.id);
      if (held?.hold == null) throw notFound();
      const name = `${author.id} ${kind} ${id}`;
      const before = this.sent.get(name);
      if (before !== undefined) {
        if (before.key === key) return { caseNumber: before.caseNumber };
        throw new AppError('conflict', '이의는 한 번만 낼 수 있어요.', null, 409);
      }
      const caseNumber = newCaseNumber(this.random);
      this.sent.set(name, { key, caseNumber });
      held.hold = { ...held.hold, mayAppeal: false };
      return { caseNumber };
    });
  }
}
