import type { Builds } from './builds';
import { readMessage } from './messages';
import type { Opened } from './opened';
import type { Saved } from './saved';
import type { Telling } from './telling';
import type { World } from './world';

interface Parts {
  readonly builds: Pick<Builds, 'opened' | 'repair' | 'sweep'>;
  readonly saved: Pick<Saved, 'want' | 'bring' | 'see'>;
  readonly telling: Pick<Telling, 'again'>;
  readonly opened: Pick<Opened, 'take'>;
}

/** What pages say, and what is done about it. */
export class Hearing {
  constructor(
    private readonly world: Pick<World, 'pages'>,
    private readonly parts: Parts,
  ) {}

  /** Never rejects: what could not be kept is kept another time. */
  async hear(page: string, data: unknown): Promise<void> {
    const message = readMessage(data);
    const { saved } = this.parts;
    try {
      if (message?.kind === 'here') await this.here(page, message.build);
      if (message?.kind === 'want') await saved.want(message.wanted);
      if (message?.kind === 'bring') await saved.bring(message.answers);
      if (message?.kind === 'seen') await saved.see(message.urls);
    } catch {
      // The network is gone, or the device is full.
    }
  }

  private async here(page: string, build: string): Promise<void> {
    const { builds, telling, opened } = this.parts;
    const open = (await this.world.pages()).find(({ id }) => id === page);
    if (open !== undefined) {
      telling.again(open);
      const ids = opened.take();
      if (ids.length > 0) open.post({ kind: 'opened', ids });
    }
    await builds.opened(page, build);
    await builds.repair();
    await builds.sweep();
  }
}
