import { nativeBridgeOf } from '../adapters/native/native-bridge-of';
import { shellStores } from './modules/shell-stores';

/** What only a page in a shell needs, in a chunk of its own. */
export const shellCode = { findBridge: nativeBridgeOf, stores: shellStores } as const;

export type ShellCode = typeof shellCode;
