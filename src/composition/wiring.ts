import { Container, ContainerModule } from 'inversify';
import type { Token } from './tokens';

/** Takes what a token stands for out of the container. */
export type Get = <Value>(token: Token<Value>) => Value;

/** Says how a token's value is made: once, when it is first asked for. */
export type Bind = <Value>(token: Token<Value>, make: (get: Get) => Value) => void;

/** One group of bindings. `make` is typed by its token: a wrong value does not compile. */
export function wiring(bindAll: (bind: Bind) => void): ContainerModule {
  return new ContainerModule((options) => {
    bindAll((token, make) => {
      options
        .bind(token)
        .toDynamicValue((context) => make((needed) => context.get(needed)))
        .inSingletonScope();
    });
  });
}

/** Everything of a profile, ready to be asked. */
export function containerOf(modules: readonly ContainerModule[]): Get {
  const container = new Container();
  container.load(...modules);
  return (token) => container.get(token);
}
