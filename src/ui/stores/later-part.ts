import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { AppError } from '#core';

/** A part of a store whose code is fetched once it is needed: most pages do without it. */
export class LaterPart<Part extends object> {
  /** Null until its code is there. */
  made: Part | null = null;
  /** Whether the last fetch of its code failed. */
  isLost = false;
  private making: Promise<Part> | null = null;

  /** `make` fetches the code, and makes the part with it. */
  constructor(private readonly make: () => Promise<Part>) {
    makeAutoObservable<this, 'make' | 'making'>(this, {
      made: observableRef,
      make: false,
      making: false,
    });
  }

  /** Rejects with an AppError (`offline`) where the code cannot be had; the next call tries again. */
  ready(): Promise<Part> {
    this.isLost = false;
    this.making ??= this.make().then(
      (made) => {
        runInAction(() => {
          this.made = made;
        });
        return made;
      },
      () => {
        runInAction(() => {
          this.making = null;
          this.isLost = true;
        });
        throw new AppError('offline');
      },
    );
    return this.making;
  }
}
