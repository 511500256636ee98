import type { Page } from '@playwright/test';

/** One thing that a browser keeps of a site: where it lies, and all that can be read of it. */
export interface KeptThing {
  readonly where: string;
  readonly text: string;
}

/**
 * All that this browser keeps of the site, whoever wrote it: both storages of the tab's window, every
 * record of every database, every address and answer of every cache, files, and cookies. Bytes are read
 * as text, and stand as their hash, too.
 */
export async function allKept(page: Page): Promise<readonly KeptThing[]> {
  const { hostname } = new URL(page.url());
  const cookies = (await page.context().cookies()).filter(({ domain }) => domain === hostname);
  return [
    ...(await page.evaluate(readAll)),
    ...cookies.map(({ name, value }) => ({ where: `cookie ${name}`, text: `${name}=${value}` })),
  ];
}

/** Runs in the page: it knows nothing of this file. */
async function readAll(): Promise<KeptThing[]> {
  const things: KeptThing[] = [];
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(request.error ?? new Error('The database did not answer.'));
      };
    });
  const ofBytes = async (bytes: ArrayBuffer): Promise<string> => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return `${hex} ${new TextDecoder().decode(bytes)} ${new TextDecoder('utf-16le').decode(bytes)}`;
  };
  const ofValue = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return ofBytes(await value.arrayBuffer());
    if (value instanceof ArrayBuffer) return ofBytes(value);
    if (ArrayBuffer.isView(value))
      return ofBytes(
        new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice().buffer,
      );
    if (typeof value !== 'object' || value === null) return String(value);
    const parts =
      value instanceof Map || value instanceof Set
        ? [...value].flat()
        : Object.entries(value).flat();
    return (await Promise.all(parts.map(ofValue))).join(' ');
  };
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, value] of Object.entries(storage))
      things.push({ where: `${name} ${key}`, text: `${key} ${String(value)}` });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of Array.from(database.objectStoreNames)) {
      const records = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([
        answer(records.getAllKeys()),
        answer(records.getAll()),
      ]);
      for (const [index, key] of keys.entries()) {
        const text = `${await ofValue(key)} ${await ofValue(values[index])}`;
        things.push({ where: `database ${name} ${store}`, text });
      }
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const found = await cache.match(request, { ignoreVary: true });
      const heads = [...request.headers, ...(found?.headers ?? [])].flat().join(' ');
      const body = found === undefined ? '' : await ofBytes(await found.arrayBuffer());
      things.push({ where: `cache ${name} ${request.url}`, text: request.url });
      things.push({ where: `answer ${name} ${request.url}`, text: `${heads} ${body}` });
    }
  }
  const files = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    const entries = (
      folder as unknown as { entries(): AsyncIterable<[string, FileSystemHandle]> }
    ).entries();
    for await (const [name, handle] of entries) {
      if (handle instanceof FileSystemDirectoryHandle) await files(handle, `${path}${name}/`);
      else if (handle instanceof FileSystemFileHandle) {
        const text = `${name} ${await ofValue(await handle.getFile())}`;
        things.push({ where: `file ${path}${name}`, text });
      }
    }
  };
  await files(await navigator.storage.getDirectory(), '/');
  return things;
}

/** Where words lie that are looked for, one by one; a number only as a whole. */
export function whereFound(
  things: readonly KeptThing[],
  words: Readonly<Record<string, string>>,
): Readonly<Record<string, readonly string[]>> {
  const found = Object.entries(words).map(([name, word]) => {
    const asNumber = new RegExp(`(?<![\\d.])${word}(?![\\d.])`);
    const has = (text: string) => (/^\d+$/.test(word) ? asNumber.test(text) : text.includes(word));
    const readings = ({ text }: KeptThing) => [text, unescaped(text)];
    return [
      name,
      things.filter((thing) => readings(thing).some(has)).map(({ where }) => where),
    ] as const;
  });
  return Object.fromEntries(found);
}

/** As it was before it became part of an address or of JSON within JSON. */
const unescaped = (text: string): string =>
  text
    .replace(/(?:%[\dA-Fa-f]{2})+/g, (escaped) => {
      try {
        return decodeURIComponent(escaped);
      } catch {
        return escaped;
      }
    })
    .replace(/\\u([\dA-Fa-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
