export interface InstallSmsProps {
  /** It came by itself (spec/readings R15), and can be sent away for today. */
  readonly isOffered: boolean;
}

/** Asked for by a press, or by the address. */
export const WANTED: InstallSmsProps = { isOffered: false };
