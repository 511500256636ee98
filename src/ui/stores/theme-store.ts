import { makeAutoObservable } from 'mobx';
import { STORAGE_KEY, type KeyValueStorage } from '#core';

export type Theme = 'light' | 'dark';
export type ThemeChoice = 'system' | Theme;

/** The page as far as its colours go; the browser's in composition. */
export interface ThemePage {
  /** True while the system asks for dark. */
  readonly systemIsDark: () => boolean;
  /** Answers how to stop listening. */
  readonly onSystemChange: (changed: () => void) => () => void;
  /** Colours the page; `null` leaves it to the system. */
  readonly paint: (choice: Theme | null, shown: Theme) => void;
}

/** Light or dark: the system's, unless the person chose. Kept on this device. */
export class ThemeStore {
  choice: ThemeChoice = 'system';
  private systemIsDark = false;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly page: ThemePage,
    private readonly storage: KeyValueStorage,
  ) {
    makeAutoObservable<this, 'page' | 'storage' | 'stopListening'>(this, {
      page: false,
      storage: false,
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
    const stored = this.storage.read(STORAGE_KEY.THEME);
    this.choice = stored === 'light' || stored === 'dark' ? stored : 'system';
    this.systemChanged();
    this.stopListening = this.page.onSystemChange(() => {
      this.systemChanged();
    });
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

  private systemChanged(): void {
    this.systemIsDark = this.page.systemIsDark();
    this.paint();
  }

  private paint(): void {
    this.page.paint(this.choice === 'system' ? null : this.choice, this.shown);
  }
}
