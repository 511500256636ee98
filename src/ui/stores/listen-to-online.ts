/** Tells whenever the device has a network again. Returns a function that stops it. */
export type ListenToOnline = (back: () => void) => () => void;
