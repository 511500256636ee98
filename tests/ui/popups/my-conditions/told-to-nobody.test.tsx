import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SUPPLY, type Person, UNKNOWN_PERSON } from '#core';
import type { Services } from '../../../../src/ui/ground/services';
import { MemoryClock } from '../../../../src/adapters/memory/memory-clock';
import { notice, NOTICE_NOW } from '../../../support/notices';
import { AskedNotices } from '../../support/asked-notices';
import { renderApp } from '../../support/render-app';
import { dialog, press, type } from './conditions-kit';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Many, of which the young and the old fit other ones. */
const NOTICES = Array.from({ length: 230 }, (_, at) =>
  notice({
    id: String(1000 + at),
    title: `공고 ${at}`,
    supplyTypeCode: SUPPLY.HAPPY,
    conditions: {
      on: null,
      ranks: [
        {
          name: null,
          conditions: [
            at % 2 === 0 ? { kind: 'age', from: 19, to: 39 } : { kind: 'age', from: 65, to: null },
          ],
        },
      ],
    },
  }),
);

/** Ports that a server stands behind, and what none of them is ever asked by here. */
const WORLD = ['areas', 'places', 'dongs', 'search', 'myConditions', 'alarms', 'reports'] as const;

interface Told {
  readonly birth: string;
  readonly income: string;
  readonly sido: string;
  readonly sigungu: string;
  readonly occupation: string;
  readonly owns: string;
  readonly members: number;
}
const YOUNG: Told = {
  birth: '20000514',
  income: '230',
  sido: '서울',
  sigungu: '관악구',
  occupation: '직장인',
  owns: '없어요',
  members: 1,
};
const OLD: Told = {
  birth: '19500102',
  income: '0',
  sido: '경기',
  sigungu: '수원시 장안구',
  occupation: '취업 준비',
  owns: '있어요',
  members: 4,
};

/** Everything that is asked of the world, in order, with what it is asked by. */
function recorded(made: Services, asked: string[]): Partial<Services> {
  const notices = new AskedNotices(NOTICES);
  const parts = Object.fromEntries(
    [...WORLD.map((name) => [name, made[name]] as const), ['notices', notices] as const].map(
      ([name, port]) => [
        name,
        new Proxy(port as object, {
          get: (from, key) => {
            const value: unknown = Reflect.get(from, key);
            if (typeof value !== 'function') return value;
            return (...args: readonly unknown[]) => {
              const said = args.filter((one) => !(one instanceof AbortSignal));
              asked.push(`${name}.${String(key)} ${JSON.stringify(said)}`);
              return Reflect.apply(value, from, args) as unknown;
            };
          },
        }),
      ],
    ),
  );
  return { ...parts, clock: new MemoryClock(NOTICE_NOW) };
}

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choose = (name: string, option: string) => {
  const found = Array.from(select(name).options).find(({ textContent }) => textContent === option);
  fireEvent.change(select(name), { target: { value: found?.value } });
};

/** Says all of it in the open form. */
async function say(told: Told): Promise<void> {
  await dialog();
  await waitFor(() => {
    expect(select('사는 곳 시·도').disabled).toBe(false);
  });
  type('생년월일', told.birth);
  for (const name of ['월 소득', '부모님 월 소득', '모은 돈과 자산', '자동차'])
    type(name, told.income);
  for (let one = 0; one < told.members; one += 1) press('함께 사는 가족 늘리기');
  for (const field of ['사는 곳', '직장·학교가 있는 곳']) {
    choose(`${field} 시·도`, told.sido);
    choose(`${field} 시·군·구`, told.sigungu);
  }
  press(told.occupation);
  fireEvent.click(screen.getAllByRole('button', { name: told.owns })[0] as HTMLElement);
}

/** What fits is listed, all of it. */
async function listed(): Promise<void> {
  expect(await screen.findByRole('heading', { level: 2, name: /^공고 \d+개$/ })).toBeTruthy();
}

function leave({ stores }: Services): void {
  expect(stores.person.person).not.toEqual<Person>(UNKNOWN_PERSON);
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

/** All that a visitor says of themselves, and where they look then; answers what the world heard. */
async function visited(told: Told): Promise<readonly string[]> {
  const asked: string[] = [];
  const services = renderApp('/youth/todays', (made) => recorded(made, asked));
  const { stores } = services;
  await screen.findByRole('region', { name: '곧 마감' });
  act(() => {
    void stores.popups.ask('my-conditions', { field: 'birthDay' });
  });
  await say(told);
  press('저장하기');
  await screen.findByRole('region', { name: /^나에게 맞는 공고 \d+$/ });
  act(() => {
    stores.history.push('/youth/notices?fits=true');
  });
  await listed();
  leave(services);
  return asked;
}

/** The same in a form that leads on by itself; answers where to, too. */
async function ledOn(told: Told): Promise<readonly string[]> {
  const asked: string[] = [];
  const services = renderApp('/mate', (made) => recorded(made, asked));
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    void services.stores.popups.ask('my-conditions', { field: null });
  });
  await say(told);
  press(/^(저장하고 공고 보기|맞는 공고 \d+개 보기)$/);
  await listed();
  const { pathname, search } = window.location;
  leave(services);
  return [...asked, pathname + search];
}

it('nothing that a visitor says of themselves changes what the world is asked', async () => {
  const young = await visited(YOUNG);
  const old = await visited(OLD);
  expect([...old].sort()).toEqual([...young].sort());
  expect(young.filter((one) => one.startsWith('notices.weighed'))).not.toEqual([]);
  for (const name of ['places', 'dongs', 'search', 'myConditions', 'reports', 'notices.some'])
    expect(young.filter((one) => one.startsWith(name))).toEqual([]);
});

it('whether anything fits changes neither the way on nor what is asked on it', async () => {
  const some = await ledOn(YOUNG);
  const none = await ledOn({ ...YOUNG, birth: '19760514' });
  expect(none.at(-1)).toBe('/youth/notices?fits=true');
  expect([...none].sort()).toEqual([...some].sort());
});
