/** The device's clipboard. */
export interface Clipboard {
  /** True when the text is there to be pasted; false where the device or the person forbids it. */
  write(text: string): Promise<boolean>;
}
