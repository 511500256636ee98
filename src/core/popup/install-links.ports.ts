/** Sends links to the app's pages in the stores. */
export interface InstallLinks {
  /**
   * One SMS to this mobile number (010-1234-5678), which is not kept; it counts against the number's
   * and the address's day (spec/readings R16). Rejects with an AppError whose message is the
   * server's: `too-many` where the day's count is spent.
   */
  send(phone: string): Promise<void>;
}
