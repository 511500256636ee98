import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  isLogin,
  parseStoredSession,
  STORAGE_KEY,
  storedSession,
  type KeyValueStorage,
  type Session,
  type SessionSource,
  type SignIn,
  type TokenKeeper,
} from '#core';
import type { ListenToStorage } from './listen-to-storage';
import type { OtherWindows } from './other-windows';
import type { TypedHere } from './typed-here';
import type { ZzimStore } from './zzim/zzim-store';

/** What a session needs of the world. */
export interface SessionWorld {
  readonly source: SessionSource;
  readonly signIn: Pick<SignIn, 'logout'>;
  readonly tokens: TokenKeeper;
  readonly storage: KeyValueStorage;
  readonly listen: ListenToStorage;
  readonly windows: OtherWindows;
  /** What was typed here is the member's alone, and goes with a logout. */
  readonly typed: Pick<TypedHere, 'come' | 'leave' | 'leaveTab'>;
  /** Opens the forced login popup; a second call while it is open opens nothing. */
  readonly askForLogin: () => void;
  /** A logout takes the sub-tab of 찜 back to the first one (spec/rules §4), a login ends that. */
  readonly zzim: Pick<ZzimStore, 'loggedOut' | 'signedIn'>;
}

const VISITOR: Session = {};

/**
 * Who is there (spec/rules §3, spec/readings R14, R24), the same in every tab. It begins with what
 * this device kept, and is put right by the server. What was asked or done last counts: an answer
 * to an older question changes nothing.
 */
export class SessionStore {
  session: Session = VISITOR;
  /** Whether the server was heard, or could not be, since the start. */
  isFetched = false;
  /** Counts the logouts of this browser: what was open then is nobody's any more. */
  departures = 0;
  private asking: AbortController | null = null;
  private stopListening: (() => void) | null = null;

  constructor(private readonly world: SessionWorld) {
    makeAutoObservable<this, 'world' | 'asking' | 'stopListening'>(this, {
      session: observableRef,
      world: false,
      asking: false,
      stopListening: false,
    });
  }

  get isLogin(): boolean {
    return isLogin(this.session);
  }

  start(): void {
    if (this.stopListening !== null) return;
    const { listen, windows } = this.world;
    const stops = [
      listen((key) => {
        if (key === STORAGE_KEY.TYPED_ERA) this.leftElsewhere();
        if (key === null || key === STORAGE_KEY.USER_DATA) this.followOtherTab();
      }),
      windows.listen(() => {
        void this.refresh();
      }),
    ];
    this.stopListening = () => {
      for (const stop of stops) stop();
    };
    this.become(this.stored());
    void this.refresh();
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
    this.stopAsking();
  }

  /** Asks the server. Without an answer, what is known stays; never rejects. */
  async refresh(): Promise<void> {
    this.stopAsking();
    const asking = new AbortController();
    this.asking = asking;
    const heard = await this.world.source.read(asking.signal).catch(() => null);
    runInAction(() => {
      if (this.asking !== asking) return;
      this.asking = null;
      this.isFetched = true;
      if (heard !== null) this.keep(heard);
    });
  }

  /** A login was answered with this session; its tokens are kept already. */
  signedIn(session: Session): void {
    this.stopAsking();
    this.isFetched = true;
    this.keep(session);
    this.world.zzim.signedIn();
    this.world.windows.tellOpener();
  }

  /** The server answered 401: nobody is there any more, and is asked to log in again. */
  lost(): void {
    this.forget();
    this.world.askForLogin();
  }

  /**
   * A call that nobody pressed for was answered 401: whoever is gone is a visitor from then on, and is
   * asked nothing (spec/readings R14).
   */
  doubted(): void {
    // One question for a burst of them, and none beside that of the start.
    if (this.asking === null) void this.refresh();
  }

  /** Rejects with an AppError where the server did not end the session; nothing has changed then. */
  async logout(where: 'here' | 'everywhere'): Promise<void> {
    await this.world.signIn.logout(where);
    // While it is known whose it is: what stands in open forms is kept no more when these close.
    this.world.typed.leave();
    this.departures += 1;
    this.forget();
    this.world.zzim.loggedOut();
    await this.refresh();
  }

  /** In another tab somebody has logged out, or somebody else has logged in. */
  private leftElsewhere(): void {
    this.world.typed.leaveTab();
    this.departures += 1;
  }

  /** An answer that was asked for before the other tab spoke is about somebody else. */
  private followOtherTab(): void {
    this.become(this.stored());
    if (this.asking !== null) void this.refresh();
  }

  private forget(): void {
    this.stopAsking();
    this.keep(VISITOR);
    this.world.tokens.write({ accessToken: null, refreshToken: null });
  }

  private keep(session: Session): void {
    const text = storedSession(session);
    this.become(text === null ? VISITOR : session);
    if (text === null) this.world.storage.remove(STORAGE_KEY.USER_DATA);
    else this.world.storage.write(STORAGE_KEY.USER_DATA, text);
  }

  private become(session: Session): void {
    if (isLogin(session)) this.world.typed.come(String(session.ID));
    this.session = session;
  }

  private stored(): Session {
    return parseStoredSession(this.world.storage.read(STORAGE_KEY.USER_DATA));
  }

  private stopAsking(): void {
    this.asking?.abort();
    this.asking = null;
  }
}
