import { isDongCode, sidoForms, type NoticeArea } from '#core';

/** Said of a whole area: 서울 전체. */
const WHOLE = /\s*(?:전체|전역|전 지역|일원)$/;

/** Finds areas by code, or by the whole name from the 시·도 on: 구 of one name lie in many cities. */
export class AreaFinder {
  private readonly byCode = new Map<string, NoticeArea>();
  private readonly byName = new Map<string, NoticeArea>();
  private readonly shortOf = new Map<string, string>();

  /** Of two areas of one name the later one is meant. */
  constructor(areas: Iterable<NoticeArea>) {
    for (const area of areas) {
      this.byCode.set(area.code, area);
      this.byName.set(area.name, area);
      if (!area.name.includes(' '))
        for (const form of sidoForms(area.name)) this.shortOf.set(form, area.name);
    }
  }

  /** Null for what is not known. */
  find(text: string): NoticeArea | null {
    if (isDongCode(text)) return this.byCode.get(text) ?? null;
    const [sido = '', ...rest] = text.replace(WHOLE, '').split(/\s+/);
    return this.byName.get([this.shortOf.get(sido) ?? sido, ...rest].join(' ')) ?? null;
  }
}
