import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLogin, parseStoredSession, STORAGE_KEY, type Session } from '#core';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { SessionStore } from '../../../src/ui/stores/session-store';
import { TypedHere } from '../../../src/ui/stores/typed-here';

const session = fc.oneof(
  fc.constant<Session>({}),
  fc.integer({ min: 1, max: 3 }).map((ID): Session => ({ ID })),
);
const step = fc.oneof(
  fc.record({ does: fc.constant('refresh' as const), session }),
  fc.record({ does: fc.constant('signedIn' as const), session }),
  fc.record({ does: fc.constant('logout' as const), session: fc.constant<Session>({}) }),
  fc.record({ does: fc.constant('lost' as const), session: fc.constant<Session>({}) }),
);

it('shows what was asked or done last, in whatever order the answers come, and keeps the same', () =>
  fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (s, steps) => {
        const storage = new MemoryStorage();
        // What each question is answered with; a logout asks once more.
        let next: Session = {};
        const store = new SessionStore({
          source: { read: () => s.schedule(Promise.resolve(next)) },
          signIn: { logout: () => Promise.resolve() },
          tokens: new MemoryTokenKeeper(),
          storage,
          listen: () => () => undefined,
          windows: {
            hasOpener: () => false,
            hasReferrer: () => false,
            tellOpener: () => undefined,
            listen: () => () => undefined,
            close: () => undefined,
          },
          typed: new TypedHere(storage, new MemoryStorage()),
          askForLogin: () => undefined,
          zzim: { loggedOut: () => undefined, signedIn: () => undefined },
        });
        const running: Promise<void>[] = [];
        for (const { does, session: person } of steps) {
          next = person;
          if (does === 'refresh') running.push(store.refresh());
          else if (does === 'signedIn') store.signedIn(person);
          else if (does === 'lost') store.lost();
          else {
            const done = store.logout('here');
            // The server has ended the session; what it is asked behind that may wait.
            for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
            running.push(done);
          }
        }
        await s.waitFor(Promise.all(running));
        const last = steps.at(-1)?.session ?? {};
        expect(store.session.ID).toBe(last.ID);
        expect(store.isLogin).toBe(isLogin(last));
        expect(parseStoredSession(storage.read(STORAGE_KEY.USER_DATA)).ID).toBe(last.ID);
      },
    ),
  ));
