import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD } from '#core';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { MemoryStorage } from '../../../../src/adapters/memory/memory-storage';
import { FormDrafts } from '../../../../src/ui/widgets/form-drafts/form-drafts';
import { readKeptPosts, type PostContent } from '../../../../src/ui/widgets/post-form/kept-posts';
import { postDocument, saying } from '../../../support/documents';
import { DeviceTabs } from '../../support/device-tabs';

const KEY = 'DRAFT_post-write';
/** Where a tab remembers which draft is that of member 1. */
const OWN_KEY = `${KEY}_1`;
const random = new MemoryRandom(7);

const writing = (text: string): PostContent => ({
  board: BOARD.TIP,
  title: text,
  document: saying(text),
  pictures: [],
  lost: 0,
  base: null,
  key: null,
});

/** Tabs of one browser, each with the form open. */
function device() {
  const tabs = new DeviceTabs();
  const clock = new MemoryClock(1000);
  /** A tab as it is loaded; `perTab` is what it had before. */
  const open = (perTab = new MemoryStorage(), member = '1') => {
    const { local, listen } = tabs.open();
    const drafts = new FormDrafts(
      { local, perTab, listen, random, clock, member },
      'post-write',
      readKeptPosts,
    );
    const own = drafts.start();
    if (own !== null) drafts.resume(own);
    const write = (text: string) => {
      clock.advance(1000);
      drafts.keep(writing(text));
    };
    return { drafts, own, perTab, write };
  };
  const titles = () =>
    readKeptPosts(tabs.storage.read(KEY))
      .map(({ title }) => title)
      .sort();
  return { tabs, clock, open, titles };
}

describe('a draft', () => {
  it('is found again by its tab, and by nobody else without being asked', () => {
    const { open } = device();
    const tab = open();
    expect(tab.own).toBeNull();
    tab.write('결로');
    tab.drafts.stop();
    expect(open(tab.perTab).own?.title).toBe('결로');
    const other = open();
    expect(other.own).toBeNull();
    expect(other.drafts.found).toMatchObject({ kept: { title: '결로' }, isLive: false });
    expect(open(new MemoryStorage(), '2').drafts.found).toBeNull();
  });

  it('of each of two tabs is kept, and each hears of the other', () => {
    const { open, titles } = device();
    const [one, other] = [open(), open()];
    one.write('하나');
    other.write('둘');
    one.write('하나 더');
    expect(titles()).toEqual(['둘', '하나 더']);
    expect(one.drafts.found).toMatchObject({ kept: { title: '둘' }, isLive: true });
    expect(other.drafts.found).toMatchObject({ kept: { title: '하나 더' }, isLive: true });
    const { found } = one.drafts;
    if (found !== null) one.drafts.dismiss(found.kept);
    expect(one.drafts.found).toBeNull();
    other.write('둘 더');
    expect(one.drafts.found).toBeNull();
  });

  it('goes on in the tab that takes it up, and stays with the one that had it once it writes on', () => {
    const { open, titles } = device();
    const [one, other] = [open(), open()];
    one.write('하나');
    const { found } = other.drafts;
    if (found !== null) other.drafts.takeUp(found.kept);
    expect(titles()).toEqual(['하나']);
    expect(one.drafts.isTaken).toBe(true);
    expect(one.drafts.found?.kept.title).toBe('하나');
    other.write('하나를 이어서');
    expect(titles()).toEqual(['하나를 이어서']);
    one.write('하나를 따로');
    expect(one.drafts.isTaken).toBe(false);
    expect(titles()).toEqual(['하나를 따로', '하나를 이어서']);
  });

  it('that is here stays behind where another one is taken up', () => {
    const { open, titles } = device();
    const before = open();
    before.write('어제 글');
    before.drafts.stop();
    const now = open();
    now.write('오늘 글');
    const { found } = now.drafts;
    if (found !== null) now.drafts.takeUp(found.kept);
    expect(titles()).toEqual(['어제 글', '오늘 글']);
    expect(now.drafts.found?.kept.title).toBe('오늘 글');
    now.write('어제 글 2');
    expect(titles()).toEqual(['어제 글 2', '오늘 글']);
  });

  it('of one member in a tab is found again after another has written there', () => {
    const { open } = device();
    const tab = open();
    tab.write('하나');
    tab.drafts.stop();
    const other = open(tab.perTab, '2');
    other.write('둘');
    other.drafts.stop();
    expect(open(tab.perTab).own?.title).toBe('하나');
    expect(open(tab.perTab, '2').own?.title).toBe('둘');
  });

  it('of a tab that was doubled becomes two as soon as both write', () => {
    const { open, titles } = device();
    const tab = open();
    tab.write('하나');
    const copy = new MemoryStorage();
    copy.write(OWN_KEY, tab.perTab.read(OWN_KEY) ?? '');
    const twin = open(copy);
    expect(twin.own?.title).toBe('하나');
    tab.write('하나 가');
    twin.write('하나 나');
    expect(titles()).toEqual(['하나 가', '하나 나']);
    tab.write('하나 다');
    expect(titles()).toEqual(['하나 나', '하나 다']);
  });

  it('that another tab throws away stays with the tab that shows it', () => {
    const { open, titles } = device();
    const [one, other] = [open(), open()];
    one.write('하나');
    const { found } = other.drafts;
    if (found !== null) other.drafts.discard(found.kept);
    expect(titles()).toEqual(['하나']);
    one.drafts.stop();
    const again = other.drafts.found;
    if (again !== null) other.drafts.discard(again.kept);
    expect(titles()).toEqual([]);
    expect(other.drafts.found).toBeNull();
  });

  it('is gone once it was sent, without touching those of others', () => {
    const { open, tabs, titles } = device();
    const [one, other] = [open(), open()];
    one.write('하나');
    other.write('둘');
    one.drafts.drop();
    expect(titles()).toEqual(['둘']);
    other.drafts.drop();
    expect(tabs.storage.read(KEY)).toBeNull();
  });

  it('of a member stays with the member who wrote it', () => {
    const { open, titles } = device();
    open().write('하나');
    const other = open(new MemoryStorage(), '2');
    other.write('남의 글');
    other.drafts.drop();
    expect(titles()).toEqual(['하나']);
  });

  it('says so where the device takes nothing', () => {
    const full = new MemoryStorage();
    full.write = () => false;
    const drafts = new FormDrafts(
      {
        local: full,
        perTab: full,
        listen: () => () => undefined,
        random,
        clock: new MemoryClock(1),
        member: '1',
      },
      'post-write',
      readKeptPosts,
    );
    expect(drafts.start()).toBeNull();
    drafts.keep(writing('하나'));
    expect([drafts.hasFailed, drafts.savedAt]).toEqual([true, null]);
  });

  it('is offered, not taken, where the post was changed meanwhile', () => {
    const { open } = device();
    const tab = open();
    tab.write('하나');
    const again = open(tab.perTab);
    again.drafts.setAside();
    expect(again.drafts.found?.kept.title).toBe('하나');
  });

  it('survives whatever any tabs do in any order', () => {
    const step = fc.record({
      tab: fc.nat(2),
      does: fc.constantFrom('write', 'takeUp', 'reload', 'dismiss', 'write'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const { open, titles } = device();
        const tabs = [open(), open(), open()];
        /** What each tab goes on with, and all that is to be found again. */
        const held = new Map<number, string>();
        const texts = new Set<string>();
        steps.forEach(({ tab, does }, at) => {
          const now = tabs[tab];
          if (now === undefined) return;
          const { found } = now.drafts;
          if (does === 'write') {
            texts.delete(held.get(tab) ?? '');
            held.set(tab, `글 ${String(at)}`);
            texts.add(`글 ${String(at)}`);
            now.write(`글 ${String(at)}`);
          } else if (does === 'takeUp' && found !== null) {
            const { title } = found.kept;
            for (const [other, text] of held) if (text === title) held.delete(other);
            held.set(tab, title);
            now.drafts.takeUp(found.kept);
          } else if (does === 'dismiss' && found !== null) now.drafts.dismiss(found.kept);
          else if (does === 'reload') {
            now.drafts.stop();
            tabs[tab] = open(now.perTab);
          }
          expect(titles()).toEqual([...texts].sort());
        });
      }),
    );
  });
});

describe('what is kept of a form', () => {
  it('is read back whatever was written', () => {
    fc.assert(
      fc.property(postDocument, fc.string(), (document, title) => {
        const kept = {
          ...writing(''),
          title,
          document,
          owner: 'a',
          writer: 'b',
          member: '1',
          from: null,
          savedAt: 5,
        };
        expect(readKeptPosts(JSON.stringify([kept]))).toEqual([kept]);
      }),
    );
  });

  it('is nothing where it cannot be read', () => {
    const kept = {
      ...writing('글'),
      owner: 'a',
      writer: 'b',
      member: '1',
      from: null,
      savedAt: 5,
    };
    const broken = [
      { ...kept, owner: 1 },
      { ...kept, board: 'CATEC00002' },
      { ...kept, document: { type: 'doc', content: [{ type: 'script' }] } },
      { ...kept, pictures: [{ id: 'a' }] },
      { ...kept, pictures: null },
      { ...kept, savedAt: 'now' },
      { ...kept, base: 3 },
      null,
    ];
    expect(readKeptPosts(JSON.stringify([...broken, kept]))).toEqual([kept]);
    expect(readKeptPosts('{')).toEqual([]);
    expect(readKeptPosts(null)).toEqual([]);
  });
});
