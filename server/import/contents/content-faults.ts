/** What keeps a file from being taken, as an operator reads it. */
export interface ContentFault {
  /** Of the file; its first line is 1. */
  readonly line: number;
  readonly why: string;
  readonly instead: string;
}

/** What is found wrong while a file is read: all of it, so that it is mended once. */
export class ContentFaults {
  private readonly found: ContentFault[] = [];

  add(line: number, why: string, instead: string): void {
    this.found.push({ line, why, instead });
  }

  /** As they stand in the file. */
  get all(): readonly ContentFault[] {
    return [...this.found].sort((a, b) => a.line - b.line);
  }
}
