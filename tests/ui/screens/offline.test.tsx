import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, type KeptSize } from '#core';
import { MemoryOfflineKeeper } from '../../../src/adapters/memory/memory-offline-keeper';
import { RenewBar } from '../../../src/ui/frame/renew/RenewBar';
import { isTyped } from '../../../src/ui/ground/is-typed';
import { renderApp } from '../support/render-app';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A device that keeps these. */
class Keeper extends MemoryOfflineKeeper {
  readonly emptied: string[] = [];
  fails = false;

  constructor(private readonly kept: readonly KeptSize[]) {
    super();
  }

  override sizes() {
    return this.fails ? Promise.reject(new AppError('server')) : Promise.resolve(this.kept);
  }

  override empty(kind: KeptSize['kind']) {
    if (this.fails) return Promise.reject(new AppError('server'));
    this.emptied.push(kind);
    return Promise.resolve();
  }
}

const SIZES: readonly KeptSize[] = [
  { kind: 'app', bytes: 4_000_000 },
  { kind: 'saved', bytes: 2_500_000 },
];
const open = (keeper: Keeper) => renderApp('/more/offline', { offlineKeeper: keeper });

describe('the room that a device gives', () => {
  it('is told by kinds, what would be missed most first, and in all', async () => {
    open(new Keeper(SIZES));
    expect(await screen.findByText('6.5MB')).toBeTruthy();
    const names = screen.getAllByRole('button', { name: /비우기$/ });
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
      '찜한 집과 저장한 공고 비우기',
      '앱 화면 비우기',
    ]);
    expect(screen.getByText('2.5MB')).toBeTruthy();
  });

  it('is given back kind by kind', async () => {
    const keeper = new Keeper(SIZES);
    open(keeper);
    const button = await screen.findByRole('button', { name: '찜한 집과 저장한 공고 비우기' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('비웠어요')).toBeTruthy();
    expect(keeper.emptied).toEqual(['saved']);
    expect(screen.getAllByText('4MB')).toHaveLength(2);
  });

  it('stays where the browser does not let go of it, and says so', async () => {
    const keeper = new Keeper(SIZES);
    open(keeper);
    const button = await screen.findByRole('button', { name: '앱 화면 비우기' });
    keeper.fails = true;
    fireEvent.click(button);
    expect((await screen.findAllByText(/잠시 후|다시/)).length).toBeGreaterThan(0);
    expect(screen.queryByText('비웠어요')).toBeNull();
  });

  it('is nothing before anything is kept', async () => {
    open(new Keeper([]));
    expect(await screen.findByText('아직 저장한 내용이 없어요')).toBeTruthy();
  });

  it('can be asked for again where it could not be told', async () => {
    const keeper = new Keeper(SIZES);
    keeper.fails = true;
    open(keeper);
    expect(await screen.findByText('저장 공간을 확인하지 못했어요')).toBeTruthy();
    // It is the browser that failed: nothing was asked of a network.
    expect(screen.getByText(/브라우저가 저장한 내용을 열지 못했어요/)).toBeTruthy();
    keeper.fails = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('6.5MB')).toBeTruthy();
  });
});

describe('the frame', () => {
  it('says how old the page is, also while the device takes itself for online', async () => {
    const { stores, clock } = open(new Keeper([]));
    act(() => {
      stores.offline.kept(clock.now());
    });
    expect(await screen.findByText('오프라인이에요 · 방금 전에 저장한 내용이에요')).toBeTruthy();
    act(() => {
      stores.offline.turned();
    });
    expect(screen.queryByText(/오프라인이에요/)).toBeNull();
  });

  it('offers a new build calmly, until it is put off', async () => {
    const { stores } = open(new Keeper([]));
    act(() => {
      stores.offline.showBy(RenewBar);
      stores.offline.offer('build');
    });
    expect(await screen.findByText('새 버전이 있어요')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '나중에' }));
    expect(screen.queryByText('새 버전이 있어요')).toBeNull();
  });

  it('opens the page anew by a press alone, and asks where something is typed', async () => {
    const { stores } = open(new Keeper([]));
    let reloads = 0;
    act(() => {
      stores.offline.showBy((props) => (
        <RenewBar
          {...props}
          reload={() => {
            reloads += 1;
          }}
        />
      ));
      stores.offline.offer('build');
    });
    fireEvent.click(await screen.findByRole('button', { name: '새로고침' }));
    expect(reloads).toBe(1);
    const field = document.createElement('textarea');
    field.value = '쓰던 글';
    document.body.append(field);
    fireEvent.click(screen.getByRole('button', { name: '새로고침' }));
    fireEvent.click(await screen.findByRole('button', { name: '취소' }));
    field.remove();
    expect(reloads).toBe(1);
  });
});

describe('something is typed', () => {
  const page = (body: string) => new DOMParser().parseFromString(body, 'text/html');

  it.each([
    ['<textarea>글</textarea>', true],
    ['<input value="이름">', true],
    ['<div contenteditable="true">글</div>', true],
    ['<textarea> </textarea>', false],
    ['<input type="search" value="신림">', false],
    ['<input type="checkbox" value="on" checked>', false],
    ['<div contenteditable="true"></div>', false],
    ['<p>글</p>', false],
  ])('in %s: %s', (body, is) => {
    expect(isTyped(page(body))).toBe(is);
  });
});
