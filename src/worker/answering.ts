import { KEPT_KIND, type KeptKind } from '#core';
import { cardsAnswer, letGo } from './cards';
import { handlingOf, isAside, isUnreached, mayBeKept, pictureOf, type Asked } from './handling';
import type { Kept } from './kept';
import type { Saved } from './saved';
import type { Telling } from './telling';
import { SHELL, type OpenPage, type World } from './world';

const LACKING = { kind: 'lacking' } as const;
const GONE = new Set([403, 404, 410]);
const { FONTS, SAVED, PAGES, MAP, PICTURES } = KEPT_KIND;

/** A request of a page. */
export interface Question extends Asked {
  readonly request: Request;
  /** Whether somebody asks, and not just anybody. */
  readonly hasSession: boolean;
  /** The page that asks; null where it is not there yet. */
  readonly page: () => Promise<OpenPage | null>;
  /** Is done although the answer is given already. */
  readonly afterwards: (work: Promise<unknown>) => void;
  /** The page itself, where the browser has asked for it before the worker ran. */
  readonly ahead?: () => Promise<Response | null>;
}

type Kind = Exclude<KeptKind, 'app'>;

/** What pages ask, answered by the network and, where that is not there, by what is kept. */
export class Answering {
  constructor(
    private readonly world: World,
    private readonly kept: Kept,
    private readonly saved: Saved,
    private readonly telling: Telling,
  ) {}

  /** Null where the browser does as if no worker were there. */
  answer(question: Question): Promise<Response> | null {
    switch (handlingOf(question, this.world.place)) {
      case 'file':
        return this.file(question);
      case 'font':
        return this.firstKept(question, FONTS);
      case 'tile':
        return this.firstKept(question, MAP);
      case 'ground':
        return this.firstNew(question, MAP, [MAP]);
      case 'picture':
        return this.picture(question);
      case 'answer':
        return this.firstNew(question, PAGES, [PAGES, SAVED]);
      case 'page':
        return this.page(question);
      case 'pass':
        return null;
    }
  }

  /** Of the build that the page is of: the name of a file says what is in it. */
  private async file({ request, url }: Question): Promise<Response> {
    return (await this.kept.file(url)) ?? this.world.fetch(request);
  }

  private async firstKept(question: Question, kind: Kind): Promise<Response> {
    const found = await this.kept.find(question.url, kind);
    if (found !== null) return found.answer;
    const answer = await this.world.fetch(question.request);
    this.keep(question, kind, answer);
    return answer;
  }

  private async firstNew(
    question: Question,
    kind: Kind,
    kinds: readonly Kind[],
  ): Promise<Response> {
    let answer: Response;
    try {
      answer = await this.world.fetch(question.request);
      if (isUnreached(answer.status)) return (await this.fromKept(question, kinds)) ?? answer;
    } catch (error) {
      if (question.request.signal.aborted) throw error;
      const found = await this.fromKept(question, kinds);
      if (found === null) throw error;
      return found;
    }
    if (answer.status === 401 && question.hasSession) question.afterwards(this.saved.forget());
    // What is gone, or nobody may see any more, is shown no more.
    if (GONE.has(answer.status)) question.afterwards(letGo(this.kept, question.url));
    this.keep(question, kind, answer);
    return answer;
  }

  /** What is kept, the youngest of it; the page is told how old it is. */
  private async fromKept(question: Question, kinds: readonly Kind[]): Promise<Response | null> {
    const all = await Promise.all(kinds.map((kind) => this.kept.find(question.url, kind)));
    const [whole] = all.filter((each) => each !== null).toSorted((one, other) => other.at - one.at);
    const found = whole ?? (await cardsAnswer(this.kept, question.url));
    const page = isAside(question.url) ? null : await question.page();
    const message = found === null ? LACKING : ({ kind: 'kept', at: found.at } as const);
    if (page !== null) this.telling.tell(page, message);
    return found?.answer ?? null;
  }

  private async picture(question: Question): Promise<Response> {
    const { url, request } = question;
    const found = await this.kept.find(url, SAVED, PICTURES);
    if (found !== null) return found.answer;
    try {
      const answer = await this.fetchPicture(question);
      this.keep(question, PICTURES, answer);
      return answer;
    } catch (error) {
      if (request.signal.aborted) throw error;
      const other = await this.otherSize(url);
      if (other === null) throw error;
      return other;
    }
  }

  /** From another host with its leave, so that it can be kept; without that as the page asked. */
  private async fetchPicture({ request, url }: Question): Promise<Response> {
    const { place, fetch } = this.world;
    if (place.images === place.page) return fetch(request);
    return fetch(url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request));
  }

  private async otherSize(url: string): Promise<Response | null> {
    const picture = pictureOf(url);
    if (picture === null) return null;
    for (const kind of [SAVED, PICTURES]) {
      const entries = await this.kept.entries(kind);
      const same = entries.find((entry) => pictureOf(entry.url) === picture);
      if (same !== undefined) return (await this.kept.find(same.url, kind))?.answer ?? null;
    }
    return null;
  }

  /** Without a network the app itself, which shows what is kept at any address. */
  private async page({ request, ahead }: Question): Promise<Response> {
    const shell = () => this.kept.ofBuild(this.world.build.id, SHELL);
    try {
      const answer = (await ahead?.()) ?? (await this.world.fetch(request));
      return isUnreached(answer.status) ? ((await shell()) ?? answer) : answer;
    } catch (error) {
      const found = await shell();
      if (found === null) throw error;
      return found;
    }
  }

  private keep({ url, hasSession, afterwards }: Question, kind: Kind, answer: Response) {
    const { status, headers } = answer;
    const cacheControl = headers.get('cache-control');
    if (mayBeKept({ status, cacheControl, hasSession }))
      afterwards(this.kept.put(kind, url, answer.clone()));
  }
}
