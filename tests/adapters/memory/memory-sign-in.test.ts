import { MemorySessionSource } from '../../../src/adapters/memory/memory-session-source';
import { MemorySignIn } from '../../../src/adapters/memory/memory-sign-in';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { signInContract } from '../contracts/sign-in.contract';

signInContract('memory', () =>
  Promise.resolve({
    browse: () => {
      const tokens = new MemoryTokenKeeper();
      const signIn = new MemorySignIn(tokens);
      const source = new MemorySessionSource(() => signIn.session());
      return Promise.resolve({ signIn, source, tokens });
    },
    close: () => Promise.resolve(),
  }),
);
