/** Where progress is shown. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const BAR = 24;

/** A bar that moves on a terminal; elsewhere a line each tenth of the way. */
export class ProgressLine {
  private lastTenth = 0;

  constructor(private readonly output: ProgressOutput) {}

  show(share: number, rows: number): void {
    const percent = Math.min(100, Math.floor(share * 100));
    const count = `${rows.toLocaleString('ko-KR')}줄`;
    if (this.output.isTTY === true) {
      const full = Math.round((percent / 100) * BAR);
      const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
      this.output.write(`\r${bar} ${percent}% · ${count} `);
      return;
    }
    const tenth = Math.floor(percent / 10);
    if (tenth > this.lastTenth) this.output.write(`${percent}% · ${count}\n`);
    this.lastTenth = Math.max(tenth, this.lastTenth);
  }

  end(): void {
    if (this.output.isTTY === true) this.output.write('\n');
  }
}
