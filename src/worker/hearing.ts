import type { Builds } from './builds';
import { readMessage } from './messages';
import type { Saved } from './saved';

/** What pages say, and what is done about it. */
export class Hearing {
  constructor(
    private readonly builds: Pick<Builds, 'opened' | 'repair' | 'sweep'>,
    private readonly saved: Pick<Saved, 'want' | 'bring'>,
  ) {}

  /** Never rejects: what could not be kept is kept another time. */
  async hear(page: string, data: unknown): Promise<void> {
    const message = readMessage(data);
    try {
      if (message?.kind === 'here') await this.here(page, message.build);
      if (message?.kind === 'want') await this.saved.want(message.wanted);
      if (message?.kind === 'bring') await this.saved.bring(message.answers);
    } catch {
      // The network is gone, or the device is full.
    }
  }

  private async here(page: string, build: string): Promise<void> {
    await this.builds.opened(page, build);
    await this.builds.repair();
    await this.builds.sweep();
  }
}
