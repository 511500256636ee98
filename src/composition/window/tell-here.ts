/** Tells a window's own stores of a key that was changed past them, as the browser tells its other windows. */
export const tellHere =
  (view: Window) =>
  (key: string): void => {
    view.dispatchEvent(new StorageEvent('storage', { key }));
  };
