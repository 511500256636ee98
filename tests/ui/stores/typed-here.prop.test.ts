import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { KeptOutbox } from '../../../src/ui/stores/chat/kept-outbox';
import { FormDraft } from '../../../src/ui/stores/form-draft';
import { SessionStore } from '../../../src/ui/stores/session-store';
import { TypedHere } from '../../../src/ui/stores/typed-here';
import { ZzimStore } from '../../../src/ui/stores/zzim/zzim-store';
import { FormDrafts } from '../../../src/ui/widgets/form-drafts/form-drafts';
import type { Kept } from '../../../src/ui/widgets/form-drafts/kept-forms';
import { DeviceTabs } from '../support/device-tabs';

interface Typed {
  readonly text: string;
}

const isTyped = (stored: unknown): stored is Typed => typeof stored === 'object' && stored !== null;
const readKept = (stored: string | null) => JSON.parse(stored ?? '[]') as readonly Kept<Typed>[];

const FORMS = ['outbox', 'chat', 'deal', 'comment', 'heart'] as const;
type FormName = (typeof FORMS)[number];

let words = 0;
const newWord = (member: string): string => `word-${(words += 1)}-${member}`;
const house = (id: string) => ({
  id,
  status: 'OPEN' as const,
  dealType: 'JEONSE' as const,
  deposit: 1,
  monthly: 0,
  maintenance: null,
});

/** A tab of the browser: who is there, and the forms that they have opened and may still see. */
class Tab {
  readonly perTab = new MemoryStorage();
  readonly session: SessionStore;
  /** Each form types a word, and answers it. */
  private readonly open = new Map<FormName, () => string>();
  private readonly hearts: ZzimStore;
  /** Hear what is gone in this tab, as others hear it of their browser. */
  private readonly told = new Set<(key: string | null) => void>();

  constructor(
    private readonly view: ReturnType<DeviceTabs['open']>,
    private readonly name: string,
    /** Of the whole browser: no two of its tabs draw the same. */
    private readonly random: MemoryRandom,
  ) {
    const { local, listen } = view;
    this.session = new SessionStore({
      // What the server says is never heard here: what this browser knows is what counts.
      source: { read: () => new Promise(() => undefined) },
      signIn: { logout: () => Promise.resolve() },
      tokens: new MemoryTokenKeeper(),
      storage: local,
      listen,
      windows: {
        hasOpener: () => false,
        hasReferrer: () => false,
        tellOpener: () => undefined,
        listen: () => () => undefined,
        close: () => undefined,
      },
      typed: new TypedHere(local, this.perTab, (key) => {
        for (const hear of this.told) hear(key);
      }),
      askForLogin: () => undefined,
      zzim: { loggedOut: () => undefined, signedIn: () => undefined },
    });
    this.session.start();
    this.hearts = new ZzimStore(local, new MemoryClock(0), (hear) => {
      this.told.add(hear);
      return listen(hear);
    });
    this.hearts.start();
  }

  get member(): string | null {
    return this.session.isLogin ? String(this.session.session.ID) : null;
  }

  /** All that is kept in it alone. */
  get kept(): string {
    return this.perTab
      .keys()
      .map((key) => `${key}=${this.perTab.read(key) ?? ''}`)
      .join();
  }

  /** The member opens a form anew, and types in it. */
  type(form: FormName): string | null {
    const { member } = this;
    if (member === null) return null;
    if (form === 'heart') {
      const heart = newWord(member);
      this.hearts.keep(house(heart));
      return heart;
    }
    const made = this.make(form, member);
    this.open.set(form, made);
    return made();
  }

  /** Whatever is still open keeps what stands in it once more, as when it closes. */
  late(): void {
    for (const keep of this.open.values()) keep();
  }

  private make(form: Exclude<FormName, 'heart'>, member: string): () => string {
    const { local, listen } = this.view;
    const { perTab, random, name } = this;
    const clock = new MemoryClock(0);
    const text = newWord(member);
    const typed = (keep: () => void) => () => {
      keep();
      return text;
    };
    if (form === 'outbox') {
      const outbox = new KeptOutbox(local, member);
      const entry = { draft: { text, pictureIds: [] }, writtenAt: 0, state: 'queued' } as const;
      return typed(() => {
        outbox.put('7', { ...entry, key: `${name}-outbox`, pictures: [], why: null });
      });
    }
    if (form === 'deal') {
      const world = { local, perTab, listen, random, clock, member };
      const drafts = new FormDrafts<Typed>(world, 'direct-write', readKept);
      drafts.start();
      return typed(() => {
        drafts.keep({ text });
      });
    }
    const draft =
      form === 'chat'
        ? new FormDraft(local, `chat_${member}_${name}`, isTyped)
        : new FormDraft(perTab, 'comments_7', isTyped);
    return typed(() => {
      draft.keep({ text });
    });
  }
}

const step = fc.record({
  does: fc.constantFrom('type', 'type', 'type', 'late', 'login', 'logout', 'lost'),
  tab: fc.nat({ max: 1 }),
  form: fc.constantFrom(...FORMS),
  who: fc.constantFrom(1, 2),
});

it('leaves nothing on the device after a logout, and nothing of one member to another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const device = new DeviceTabs();
      const random = new MemoryRandom();
      const tabs = ['a', 'b'].map((name) => new Tab(device.open(), name, random));
      /** What was typed last in each form, of whom it is. */
      const typed = new Map<string, string>();
      const left = () =>
        [
          ...device.storage.keys().map((key) => `${key}=${device.storage.read(key) ?? ''}`),
          ...tabs.map(({ kept }) => kept),
        ].join();
      for (const { does, tab: at, form, who } of steps) {
        const tab = tabs[at];
        if (tab === undefined) continue;
        if (does === 'type') {
          const { member } = tab;
          const text = tab.type(form);
          // Of hearts each one is another, of a form what is typed last.
          const slot = form === 'heart' ? text : form;
          if (text !== null && member !== null) typed.set(`${member} ${at} ${slot}`, text);
        } else if (does === 'login') {
          tab.session.signedIn({ ID: who });
          for (const key of [...typed.keys()]) if (!key.startsWith(`${who} `)) typed.delete(key);
        } else if (does === 'lost') tab.session.lost();
        else if (does === 'logout') {
          if (tab.member === null) continue;
          void tab.session.logout('here');
          for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
          typed.clear();
        }
        // Forms that stand open in either tab try to keep what is in them, whoever has left.
        for (const one of tabs) one.late();
        const there = left();
        const found = new Set(there.match(/word-\d+-\d/gu));
        expect([...found].sort()).toEqual([...typed.values()].sort());
      }
    }),
  );
});
