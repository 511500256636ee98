import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORAGE_KEY } from '#core';
import { MemoryCertificationWidget } from '../../../src/adapters/memory/memory-certification-widget';
import { MemoryStorage } from '../../../src/adapters/memory/memory-storage';
import { IamportWidget } from '../../../src/adapters/social/iamport-widget';
import { NoCertification } from '../../../src/adapters/social/no-certification';

const SCRIPT = 'https://certification.example/v1/iamport.js';

interface Asked {
  readonly merchant: string;
  readonly question: { readonly merchant_uid: string; readonly m_redirect_url: string };
  readonly answer: (answer: unknown) => void;
}

function widgetOn(perTab = new MemoryStorage()) {
  const asked: Asked[] = [];
  const widget = new IamportWidget({
    view: window,
    merchant: 'imp00000000',
    scriptUrl: SCRIPT,
    perTab,
  });
  const scripts = () => [...document.head.querySelectorAll('script')];
  /** What the service's script does when it has come. */
  const arrive = async (imp: unknown) => {
    Object.assign(window, { IMP: imp });
    scripts().at(-1)?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
  };
  let merchant = '';
  const imp = {
    init: (code: string) => {
      merchant = code;
    },
    certification: (question: Asked['question'], answer: Asked['answer']) => {
      asked.push({ merchant, question, answer });
    },
  };
  return { widget, asked, scripts, arrive, imp };
}

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/more?tab=1');
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'IMP');
  document.head.replaceChildren();
});

describe('the window of the certification', () => {
  test.each([
    [
      { success: true, imp_uid: 'imp_123' },
      { kind: 'done', impUid: 'imp_123' },
    ],
    [{ success: false, error_code: 'F0000', error_msg: '취소' }, { kind: 'cancelled' }],
    [
      { success: false, error_code: 'F1', error_msg: '시간 초과' },
      { kind: 'failed', message: '시간 초과' },
    ],
    [{ success: false }, { kind: 'failed', message: '' }],
    [
      { success: 'true', imp_uid: 'imp_123' },
      { kind: 'failed', message: '' },
    ],
    [
      { success: true, imp_uid: '../x' },
      { kind: 'failed', message: '' },
    ],
    [
      { success: true, imp_uid: 7 },
      { kind: 'failed', message: '' },
    ],
    [null, { kind: 'failed', message: '' }],
  ])('that answers %j: %j', async (said, result) => {
    const { widget, asked, arrive, imp } = widgetOn();
    expect(widget.isThere).toBe(true);
    const answered = widget.ask('cert_1');
    await arrive(imp);
    asked[0]?.answer(said);
    await expect(answered).resolves.toEqual(result);
  });

  test('is asked in our name, under the name that it was given, and comes back to this page', async () => {
    const { widget, asked, arrive, scripts, imp } = widgetOn();
    void widget.ask('cert_1');
    await arrive(imp);
    void widget.ask('cert_2');
    await vi.advanceTimersByTimeAsync(0);
    expect(scripts().map(({ src }) => src)).toEqual([SCRIPT]);
    expect(asked.map(({ merchant }) => merchant)).toEqual(['imp00000000', 'imp00000000']);
    expect(asked.map(({ question }) => question.merchant_uid)).toEqual(['cert_1', 'cert_2']);
    expect(asked[0]?.question).toMatchObject({
      popup: false,
      m_redirect_url: window.location.href,
    });
  });

  test.each([
    ['fails', (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'))],
    ['is not there after 10 s', () => vi.advanceTimersByTime(10_000)],
  ])('whose script %s has failed, and is loaded again by the next press', async (_, fail) => {
    const { widget, asked, arrive, scripts, imp } = widgetOn();
    const [first, together] = [widget.ask('cert_1'), widget.ask('cert_1')];
    const [script] = scripts();
    expect(scripts()).toHaveLength(1);
    if (script !== undefined) fail(script);
    await expect(first).resolves.toEqual({ kind: 'failed', message: '' });
    await expect(together).resolves.toEqual({ kind: 'failed', message: '' });
    expect(scripts()).toEqual([]);
    const second = widget.ask('cert_1');
    await arrive(imp);
    asked[0]?.answer({ success: true, imp_uid: 'imp_1' });
    await expect(second).resolves.toEqual({ kind: 'done', impUid: 'imp_1' });
  });

  const refuses = () => {
    throw new Error('wrong code');
  };
  const wrong: readonly unknown[] = [
    undefined,
    {},
    { init: () => undefined },
    { init: refuses, certification: () => undefined },
  ];

  test.each(wrong)('whose script left %o has failed', async (imp) => {
    const { widget, arrive } = widgetOn();
    const answered = widget.ask('cert_1');
    await arrive(imp);
    await expect(answered).resolves.toEqual({ kind: 'failed', message: '' });
  });
});

describe('a page that was left for the certification', () => {
  const comeBack = async (query: (merchantUid: string) => string) => {
    const perTab = new MemoryStorage();
    const before = widgetOn(perTab);
    void before.widget.ask('cert_1');
    await before.arrive(before.imp);
    const merchantUid = before.asked[0]?.question.merchant_uid ?? '';
    window.history.replaceState({ key: 'k' }, '', `/more?tab=1&${query(merchantUid)}#a`);
    return { widget: widgetOn(perTab).widget, perTab };
  };

  test.each([
    ['imp_uid=imp_9&success=true', { kind: 'done', impUid: 'imp_9' }],
    ['imp_uid=imp_9', { kind: 'done', impUid: 'imp_9' }],
    ['success=false&error_code=F0000', { kind: 'cancelled' }],
    ['imp_success=false&error_msg=%EC%8B%A4%ED%8C%A8', { kind: 'failed', message: '실패' }],
  ])('comes back with %s, is told once and leaves no trace', async (query, result) => {
    const { widget, perTab } = await comeBack((uid) => `merchant_uid=${uid}&${query}`);
    await expect(widget.returned()).resolves.toEqual(result);
    expect(window.location.href).toMatch(/\/more\?tab=1#a$/);
    expect(window.history.state).toEqual({ key: 'k' });
    await expect(widget.returned()).resolves.toBeNull();
    expect(perTab.read(STORAGE_KEY.CERTIFICATION)).toBeNull();
  });

  test('does not believe an answer to a question of somebody else', async () => {
    const { widget } = await comeBack(() => 'merchant_uid=cert_other&imp_uid=imp_9&success=true');
    await expect(widget.returned()).resolves.toBeNull();
    expect(window.location.search).toBe('?tab=1');
  });

  test('does not believe an answer where nothing was asked', async () => {
    window.history.replaceState(null, '', '/more?merchant_uid=&imp_uid=imp_9&success=true');
    await expect(widgetOn().widget.returned()).resolves.toBeNull();
    expect(window.location.search).toBe('');
  });
});

test('where no certification is configured there is none', async () => {
  const none = new NoCertification();
  expect(none.isThere).toBe(false);
  await expect(none.ask()).resolves.toEqual({ kind: 'failed', message: '' });
  await expect(none.returned()).resolves.toBeNull();
});

test('in memory it answers what it was told, and tells what came back once', async () => {
  const widget = new MemoryCertificationWidget(
    { kind: 'cancelled' },
    { kind: 'done', impUid: 'i' },
  );
  await expect(widget.ask()).resolves.toEqual({ kind: 'cancelled' });
  await expect(widget.returned()).resolves.toEqual({ kind: 'done', impUid: 'i' });
  await expect(widget.returned()).resolves.toBeNull();
});
