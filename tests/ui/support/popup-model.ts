/** What a person or the app does; `name` is one of the kit's popups. */
export type Step =
  | { readonly do: 'ask'; readonly name: 'a' | 'b' | 'c' }
  | { readonly do: 'answer' | 'back' | 'forward' | 'reload' }
  | { readonly do: 'push' | 'replace'; readonly path: string };

interface Entry {
  readonly path: string;
  readonly page: number;
  readonly names: readonly string[];
  readonly mark: string | null;
}

interface OpenAsk {
  readonly name: string;
  readonly page: number;
  /** −1 for a popup that the address opened: nobody waits. */
  readonly ask: number;
}

const without = (names: readonly string[], name: string) => names.filter((one) => one !== name);

/** How docs/adr/0003 says that popups and history go together, in the plainest words. */
export class PopupModel {
  entries: Entry[] = [{ path: '/', page: 0, names: [], mark: null }];
  at = 0;
  open: OpenAsk[] = [];
  waiting: OpenAsk[] = [];
  readonly answers: string[] = [];
  private pages = 0;

  get now(): Entry {
    const entry = this.entries[this.at];
    if (entry === undefined) throw new Error('The model has no current entry.');
    return entry;
  }

  step(step: Step): void {
    switch (step.do) {
      case 'ask':
        this.ask(step.name);
        break;
      case 'answer':
        this.answerTop();
        break;
      case 'back':
        if (this.at > 0) this.at -= 1;
        break;
      case 'forward':
        if (this.at < this.entries.length - 1) this.at += 1;
        break;
      case 'push':
        this.append({ path: step.path, page: this.newPage(), names: [], mark: null });
        break;
      case 'replace': {
        const { path, page } = this.now;
        const isSame = path === step.path;
        const entry = { path: step.path, page: isSame ? page : this.newPage(), names: [] };
        this.entries[this.at] = { ...entry, mark: null };
        break;
      }
      case 'reload':
        this.open = [];
        this.waiting = [];
        break;
    }
    this.follow();
  }

  private ask(name: string): void {
    const ask: OpenAsk = { name, page: this.now.page, ask: this.answers.push('waiting') - 1 };
    if (this.open.some((one) => one.name === name)) this.waiting.push(ask);
    else this.show(ask);
  }

  private show(ask: OpenAsk): void {
    this.open.push(ask);
    const { now } = this;
    this.append({ ...now, names: [...now.names, ask.name], mark: ask.name });
  }

  private answerTop(): void {
    const top = this.open.at(-1);
    if (top === undefined) return;
    this.end(top, 'answered');
    const { now } = this;
    if (now.mark === top.name && this.at > 0) this.at -= 1;
    else this.drop(top.name);
  }

  /** The address decides; then whoever waited has a turn. */
  private follow(): void {
    const { now } = this;
    for (const ask of [...this.open])
      if (ask.page !== now.page || !now.names.includes(ask.name)) this.end(ask, 'cancelled');
    for (const name of now.names) {
      if (this.open.some((ask) => ask.name === name)) continue;
      if (name === 'c') this.open.push({ name, page: now.page, ask: -1 });
      else this.drop(name);
    }
    const next = this.waiting.find((ask) => !this.open.some((one) => one.name === ask.name));
    if (next === undefined) return;
    this.waiting = this.waiting.filter((ask) => ask !== next);
    if (next.page === this.now.page) this.show(next);
    else this.answers[next.ask] = 'cancelled';
    this.follow();
  }

  private drop(name: string): void {
    const { now } = this;
    const mark = now.mark === name ? null : now.mark;
    this.entries[this.at] = { ...now, names: without(now.names, name), mark };
  }

  private end(ask: OpenAsk, answer: string): void {
    this.open = this.open.filter((one) => one !== ask);
    if (ask.ask >= 0) this.answers[ask.ask] = answer;
  }

  private append(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }

  private newPage(): number {
    this.pages += 1;
    return this.pages;
  }
}
