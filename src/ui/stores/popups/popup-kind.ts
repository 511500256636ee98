import type { ComponentType } from 'react';

/** What a popup's component is given. */
export interface PopupProps<Props, Answer> {
  readonly props: Props;
  /** True for the 150 ms of the closing animation. */
  readonly closing: boolean;
  /** Closes it with an answer; without one it counts as cancelled. */
  readonly close: (...answer: [] | [Answer]) => void;
}

export type PopupView<Props, Answer> = ComponentType<PopupProps<Props, Answer>>;

/** A popup as the table names it. `Answer` is what `await popups.ask(…)` yields. */
export interface PopupKind<Props, Answer> {
  /** The answer of Esc, Back, a press beside it, and of leaving the page. */
  readonly cancelled: Answer;
  /**
   * What it shows when it was opened by its name in the address alone (a link, a reload, Forward);
   * null for a popup that makes no sense without its caller: its name is then dropped.
   */
  readonly alone: Props | null;
}

/** The types of all popups by name: see app-popups.ts. */
export type PopupTypes<Self> = {
  readonly [Name in keyof Self]: { readonly props: unknown; readonly answer: unknown };
};

export type PopupTable<Types extends PopupTypes<Types>> = {
  readonly [Name in keyof Types]: PopupKind<Types[Name]['props'], Types[Name]['answer']>;
};

/** How the component of each popup is loaded, in a chunk of its own. */
export type PopupViews<Types extends PopupTypes<Types>> = {
  readonly [Name in keyof Types]: () => Promise<
    PopupView<Types[Name]['props'], Types[Name]['answer']>
  >;
};
