import { AppError, VISIT_STATE, type Cancellation, type Chats, type VisitFiles } from '#core';

const NAME = '방문 약속.ics';

/** {@link VisitFiles} of which only the names are kept. */
export class MemoryVisitFiles implements VisitFiles {
  readonly kept: string[] = [];

  constructor(private readonly chats: Pick<Chats, 'messages'>) {}

  async keep(id: string, cancel?: Cancellation): Promise<string> {
    const said = await this.chats.messages(id, { after: 0, limit: Infinity }, cancel);
    if (!said.items.some(({ visit }) => visit?.state === VISIT_STATE.AGREED))
      throw new AppError('not-found', '더는 볼 수 없는 대화예요.', 'id', 404);
    this.kept.push(NAME);
    return NAME;
  }
}
