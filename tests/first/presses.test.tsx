import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { redo, type DoneBefore } from '../../src/composition/redo';
import { keepPresses } from '../../src/first/presses';
import { deferred } from '../ui/support/deferred';

const done: string[] = [];

const attach = () => {
  const detail = (done: DoneBefore) => void redo(document, done);
  document.dispatchEvent(new CustomEvent('hankan:attached', { detail }));
};

/** What was kept is done one a microtask. */
const attached = async () => {
  attach();
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
};

/** A page with this in its root, which writes down the clicks that arrive; nothing is attached. */
function draw(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const root = document.createElement('div');
  root.id = 'root';
  root.append(...parsed.body.childNodes);
  root.addEventListener('click', ({ target }) => {
    done.push((target as Element).id);
  });
  document.body.replaceChildren(root);
  keepPresses(document);
}

function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`There is no #${id}.`);
  return found;
}

const field = (id: string) => byId(id) as HTMLInputElement;

/** True where the browser does what it does by itself. */
const press = (id: string) =>
  byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

beforeEach(() => {
  done.length = 0;
});
afterEach(() => {
  attach();
  document.body.replaceChildren();
});

describe('before the app is attached', () => {
  it('keeps presses, and does them in their order afterwards', async () => {
    draw('<button id="a"></button><b role="button"><i id="b"></i></b><button id="c"></button>');
    const [one, , three] = ['c', 'b', 'a'].map(press);
    expect([one, three]).toEqual([false, false]);
    expect(done).toEqual([]);
    byId('b').parentElement?.setAttribute('id', 'around b');
    await attached();
    expect(done).toEqual(['c', 'around b', 'a']);
  });

  it('leaves boxes as they are, and ticks them afterwards', async () => {
    draw(
      '<label id="words"><input id="box" type="checkbox" />A</label><input id="radio" type="radio" />',
    );
    press('words');
    press('radio');
    expect([field('box').checked, field('radio').checked]).toEqual([false, false]);
    await attached();
    expect([field('box').checked, field('radio').checked]).toEqual([true, true]);
    // Pressed by themselves: a label would scroll to its field.
    expect(done).toEqual(['box', 'radio']);
  });

  it('opens what is folded afterwards', async () => {
    draw('<details><summary id="fold">A</summary>B</details>');
    expect(press('fold')).toBe(false);
    await attached();
    expect(done).toEqual(['fold']);
  });

  it.each([
    ['a link', '<a id="it" href="#there">A</a>'],
    ['a link in the shape of a button', '<a role="button" id="it" href="#there">A</a>'],
    ['something inside a link', '<a href="#there"><b id="it">A</b></a>'],
    ['a text field', '<input id="it" />'],
    ['the label of a text field', '<label id="it" for="field">A</label><input id="field" />'],
    ['a text field inside its label', '<label>A<textarea id="it"></textarea></label>'],
    ['a select', '<select id="it"></select>'],
    ['what sends a form to its address', '<form action="#map"><button id="it">A</button></form>'],
    ['plain text', '<p id="it">A</p>'],
  ])('leaves %s alone', async (_, html) => {
    draw(html);
    byId('it')
      .closest('form')
      ?.addEventListener('submit', (event) => {
        event.preventDefault();
      });
    expect(press('it')).toBe(true);
    expect(done).toContain('it');
    const before = [...done];
    await attached();
    expect(done).toEqual(before);
  });

  it('keeps what would send a form without an address', () => {
    draw('<form><button id="it">A</button></form>');
    expect(press('it')).toBe(false);
  });

  it('leaves what is outside of the app alone', () => {
    draw('');
    const again = document.createElement('button');
    again.id = 'again';
    document.body.append(again);
    expect(press('again')).toBe(true);
  });
});

describe('where the app draws the page anew', () => {
  const drawAnew = (html: string) => {
    const parsed = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
    byId('root').replaceChildren(...parsed.body.childNodes);
  };
  const page = (prefix: string) =>
    `<input id="${prefix}name" name="nickname" /><select id="${prefix}list" name="sort"><option>A</option><option>B</option></select>
     <button id="${prefix}one" aria-label="찜하기"></button><button id="${prefix}two" aria-label="찜하기"></button>`;

  it('does it to what stands in its place', async () => {
    draw(`<main>${page('')}</main>`);
    field('name').value = '한칸이';
    field('name').dispatchEvent(new Event('input', { bubbles: true }));
    (byId('list') as HTMLSelectElement).value = 'B';
    byId('list').dispatchEvent(new Event('change', { bubbles: true }));
    press('two');
    drawAnew(page('new-'));
    await attached();
    expect(field('new-name').value).toBe('한칸이');
    expect((byId('new-list') as HTMLSelectElement).value).toBe('B');
    expect(done).toEqual(['new-two']);
  });

  it('does nothing where there are more or fewer of them', async () => {
    draw(`<main>${page('')}</main>`);
    press('two');
    drawAnew(`${page('new-')}<button id="third" aria-label="찜하기"></button>`);
    await attached();
    expect(done).toEqual([]);
  });
});

describe('once it is attached', () => {
  it('gives typed text back that the app wrote over, as from a draft', async () => {
    draw('<input id="name" name="nickname" />');
    field('name').value = '한칸이';
    field('name').dispatchEvent(new Event('input', { bubbles: true }));
    field('name').value = '옛이름';
    field('name').defaultValue = '옛이름';
    await attached();
    expect(field('name').value).toBe('한칸이');
  });

  it('presses once what a second press would take back, and others as often as they were', async () => {
    draw(
      '<button id="zzim" aria-pressed="false"></button><button id="next"></button><label id="words"><input id="box" type="checkbox" />A</label>',
    );
    for (const id of ['zzim', 'next', 'words', 'zzim', 'next', 'box']) press(id);
    await attached();
    expect(done).toEqual(['zzim', 'next', 'box', 'next']);
    expect(field('box').checked).toBe(true);
  });

  it('lets go of what is gone, also by an earlier press', async () => {
    draw('<button id="a"></button><button id="b"></button><button id="c"></button>');
    for (const id of ['a', 'b', 'c']) press(id);
    byId('a').remove();
    byId('b').addEventListener('click', () => {
      byId('c').remove();
    });
    await attached();
    expect(done).toEqual(['b']);
  });

  it('keeps nothing any more, and does nothing twice', async () => {
    draw('<button id="a"></button>');
    press('a');
    await attached();
    expect(press('a')).toBe(true);
    await attached();
    expect(done).toEqual(['a', 'a']);
  });

  it('tells of what was chosen from a list, also where it was drawn again, and only of that', async () => {
    draw(
      '<select id="list"><option>A</option><option>B</option></select><select id="as-it-was"><option>A</option></select><button id="a"></button>',
    );
    const list = byId('list') as HTMLSelectElement;
    list.value = 'B';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    list.value = 'A';
    document.addEventListener(
      'change',
      ({ target }) => {
        const { id, value } = target as HTMLSelectElement;
        done.push(`${id} ${value}`);
      },
      { signal: ended() },
    );
    press('a');
    await attached();
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await attached();
    expect(done).toEqual(['list B', 'a', 'list B']);
  });

  it('tells of typed text, before the presses', async () => {
    draw(
      '<input id="typed" /><textarea id="area">as it was</textarea><input id="as-it-was" value="1" /><input id="box" type="checkbox" checked /><button id="a"></button>',
    );
    field('typed').value = '신림동';
    field('area').value = '역 가까이';
    document.addEventListener(
      'input',
      ({ target }) => {
        done.push(`input ${(target as Element).id}`);
      },
      { capture: true, signal: ended() },
    );
    press('a');
    await attached();
    expect(done).toEqual(['input typed', 'input area', 'a']);
    expect(field('typed').value).toBe('신림동');
  });
});

it('hands typed text and presses to React, one after the other', async () => {
  const sent: string[] = [];
  const both = deferred<null>();
  const Form = () => {
    const [text, setText] = useState('');
    const [count, setCount] = useState(0);
    useEffect(attach, []);
    return (
      <>
        <input
          id="text"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <button
          id="send"
          onClick={() => {
            sent.push(`${text} ${count}`);
            setCount(count + 1);
            if (sent.length === 2) both.resolve(null);
          }}
        />
      </>
    );
  };
  draw(renderToString(<Form />));
  field('text').value = '신림동';
  press('send');
  press('send');
  const root = hydrateRoot(byId('root'), <Form />);
  onTestFinished(() => {
    root.unmount();
  });
  await both.promise;
  expect(sent).toEqual(['신림동 0', '신림동 1']);
});

/** Listeners of a test end with it. */
function ended(): AbortSignal {
  const end = new AbortController();
  onTestFinished(() => {
    end.abort();
  });
  return end.signal;
}
