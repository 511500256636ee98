import { makeAutoObservable } from 'mobx';
import { STORAGE_KEY, type KeyValueStorage } from '#core';
import type { ListenToStorage } from './listen-to-storage';

export type Theme = 'light' | 'dark';
export type ThemeChoice = 'system' | Theme;

/** The page as far as its colours go; the browser's in composition. */
export interface ThemePage {
  /** True while the system asks for dark. */
  readonly systemIsDark: () => boolean;
  /** Returns a function that stops listening. */
  readonly onSystemChange: (changed: () => void) => () => void;
  /** Colours the page; `null` leaves it to the system. */
  readonly paint: (choice: Theme | null, shown: Theme) => void;
}

/** Light or dark: the system's, unless the person chose. Kept on this device, the same in every tab. */
export class ThemeStore {
  choice: ThemeChoice = 'system';
  private systemIsDark = false;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly page: ThemePage,
    private readonly storage: KeyValueStorage,
    private readonly listen: ListenToStorage,
  ) {
    makeAutoObservable<this, 'page' | 'storage' | 'listen' | 'stopListening'>(this, {
      page: false,
      storage: false,
      listen: false,
      stopListening: false,
    });
  }

  /** What is shown now. */
  get shown(): Theme {
    if (this.choice !== 'system') return this.choice;
    return this.systemIsDark ? 'dark' : 'light';
  }

  start(): void {
    if (this.stopListening !== null) return;
    this.read();
    const stops = [
      this.page.onSystemChange(() => {
        this.systemChanged();
      }),
      this.listen((key) => {
        if (key === null || key === STORAGE_KEY.THEME) this.read();
      }),
    ];
    this.stopListening = () => {
      for (const stop of stops) stop();
    };
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    if (choice === 'system') this.storage.remove(STORAGE_KEY.THEME);
    else this.storage.write(STORAGE_KEY.THEME, choice);
    this.paint();
  }

  private read(): void {
    const stored = this.storage.read(STORAGE_KEY.THEME);
    this.choice = stored === 'light' || stored === 'dark' ? stored : 'system';
    this.systemChanged();
  }

  private systemChanged(): void {
    this.systemIsDark = this.page.systemIsDark();
    this.paint();
  }

  private paint(): void {
    this.page.paint(this.choice === 'system' ? null : this.choice, this.shown);
  }
}
