import { AppError } from '#core';

type Answers = (...args: never[]) => Promise<unknown>;

/** A port whose every method answers a promise. */
export type Patient<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends Answers ? Port[Name] : never;
};

/**
 * A port whose code is fetched at its first call, so that the first screen does without it. A fetch
 * that failed rejects with an AppError (`offline`); the next call tries again.
 */
export function later<Port extends Patient<Port>>(fetch: () => Promise<Port>): Port {
  let fetched: Promise<Port> | null = null;
  const port = (): Promise<Port> => {
    fetched ??= fetch().catch(() => {
      fetched = null;
      throw new AppError('offline');
    });
    return fetched;
  };
  const target: object = {};
  return new Proxy(target, {
    get: (_, name) => {
      // A port is no promise, whoever hands it on through one.
      if (name === 'then') return undefined;
      return async (...args: readonly unknown[]) => {
        const made: unknown = await port();
        const method: unknown = Reflect.get(made as object, name);
        if (typeof method !== 'function') throw new TypeError(`There is no ${String(name)}.`);
        return Reflect.apply(method, made, args) as unknown;
      };
    },
  }) as Port;
}
