import { observable, runInAction, when } from 'mobx';
import { AppError, type Checklists, type DocumentPicture, type PictureFile } from '#core';
import { MemoryChecklists } from '../../../src/adapters/memory/checklists/memory-checklists';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryKeptChecklists } from '../../../src/adapters/memory/memory-kept-checklists';
import { MemoryPictures } from '../../../src/adapters/memory/memory-pictures';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { WebRandom } from '../../../src/adapters/system/web-random';
import { FflateZipFiles } from '../../../src/adapters/zip/fflate-zip-files';
import { ChecklistStore } from '../../../src/ui/stores/checklists/checklist-store';
import type { FilesOfDevice } from '../../../src/ui/stores/checklists/checklist-world';
import { stopAfterwards } from './started';

/** A moment on a Saturday in Seoul. */
export const NOW = Date.UTC(2026, 10, 28, 5);

/** What all devices of a member share. */
export class ChecklistServer {
  readonly clock = new MemoryClock(NOW);
  readonly files: DocumentPicture[] = [];
  readonly pictures = new MemoryPictures(this.files, () => '/shot.jpg');
  member: string | null = '7';
  readonly checklists = new MemoryChecklists({
    member: () => this.member,
    clock: this.clock,
    random: new WebRandom(),
    pictureOf: (id) => this.files.find((one) => one.id === id) ?? null,
  });
}

/** A device with its own store of checklists, whose network may be gone. */
export class ChecklistDevice {
  readonly kept = new MemoryKeptChecklists();
  readonly local = new MemoryStorage();
  readonly who = observable.box<string | null>(null);
  hasNetwork = true;
  /** How far its clock is off. */
  offMs = 0;
  /** What every call rejects with; null where the server answers. */
  failure: Error | null = null;
  /** After how many calls the network is gone. */
  lastAsked = Number.POSITIVE_INFINITY;
  /** Which calls were made. */
  readonly asked: string[] = [];
  /** Which of a person's own. */
  readonly pressed: string[] = [];
  /** What was handed to the downloads. */
  readonly downloads: { readonly fileName: string; readonly bytes: Uint8Array }[] = [];
  readonly files: FilesOfDevice = {
    zip: new FflateZipFiles(),
    keep: (file) => {
      this.downloads.push(file);
    },
  };
  private readonly backs = new Set<() => void>();
  readonly store: ChecklistStore;

  constructor(readonly server: ChecklistServer) {
    const { clock } = server;
    this.store = new ChecklistStore({
      kept: this.kept,
      server: this.watched(server.checklists, this.pressed),
      byItself: {
        server: this.watched(server.checklists, this.asked),
        pictures: {
          upload: (...sent) => this.through('upload', () => server.pictures.upload(...sent)),
          content: (...asked) => this.through('content', () => server.pictures.content(...asked)),
        },
      },
      files: () => Promise.resolve(this.files),
      clock: { now: () => clock.now() + this.offMs },
      random: new WebRandom(),
      local: this.local,
      member: () => this.who.get(),
      online: (back) => {
        this.backs.add(back);
        return () => {
          this.backs.delete(back);
        };
      },
      hasNetwork: () => this.hasNetwork,
      sight: { isSeen: () => true, listen: () => () => undefined },
    });
  }

  signIn(member: string | null): void {
    runInAction(() => {
      this.who.set(member);
    });
  }

  /** Reads the checklists of a member, or of a visitor, and joins them once; they stop with the test. */
  async start(member: string | null = '7'): Promise<this> {
    this.signIn(member);
    this.store.start();
    stopAfterwards(() => {
      this.store.stop();
    });
    await when(() => this.store.own !== null);
    await this.store.sync.run();
    return this;
  }

  /** The network is there again. */
  back(): void {
    this.hasNetwork = true;
    this.failure = null;
    this.lastAsked = Number.POSITIVE_INFINITY;
    for (const back of this.backs) back();
  }

  private watched(real: Checklists, log: string[]): Checklists {
    const through = <Answer>(name: string, ask: () => Promise<Answer>) => {
      if (log !== this.asked) log.push(name);
      return this.through(name, ask);
    };
    return {
      all: (...asked) => through('all', () => real.all(...asked)),
      one: (...asked) => through('one', () => real.one(...asked)),
      put: (...asked) => through('put', () => real.put(...asked)),
      remove: (...asked) => through('remove', () => real.remove(...asked)),
      join: (...asked) => through('join', () => real.join(...asked)),
      share: (...asked) => through('share', () => real.share(...asked)),
      withdraw: (...asked) => through('withdraw', () => real.withdraw(...asked)),
    };
  }

  private through<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
    this.asked.push(name);
    if (this.asked.length > this.lastAsked) this.failure = new AppError('offline');
    return this.failure === null ? ask() : Promise.reject(this.failure);
  }
}

/** A file of so many bytes. */
export const shot = (bytes = 4, type = 'image/jpeg'): PictureFile => ({
  size: bytes,
  type,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(bytes)),
});
