/** Whether somebody uses the page. */
export interface Presence {
  /** Somebody has pressed something or a key since the page came. */
  readonly isThere: boolean;
  /** Calls back once, at the next sign of somebody. Returns a function that waits no longer. */
  onSign(heard: () => void): () => void;
  /** As {@link onSign}, at the next press or key. */
  onPress(heard: () => void): () => void;
}

const PRESSES = ['pointerdown', 'wheel', 'keydown'] as const;
/** What only a person does to a page; a touch, a pen and a mouse are pointers. */
const SIGNS = ['pointermove', ...PRESSES] as const;

/** The signs of a person in a window; a browser that keeps no record of them tells each later one. */
export function presenceIn(view: Window): Presence {
  // Absent in older browsers, whatever the types say.
  const navigator: { readonly userActivation?: UserActivation } = view.navigator;
  const once = (names: typeof SIGNS | typeof PRESSES, heard: () => void): (() => void) => {
    const end = new AbortController();
    const sign = (): void => {
      end.abort();
      heard();
    };
    for (const name of names)
      view.addEventListener(name, sign, { capture: true, passive: true, signal: end.signal });
    return () => {
      end.abort();
    };
  };
  return {
    get isThere() {
      return navigator.userActivation?.hasBeenActive ?? false;
    },
    onSign: (heard) => once(SIGNS, heard),
    onPress: (heard) => once(PRESSES, heard),
  };
}
