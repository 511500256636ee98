import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** A mutant that fails is dead. Nobody reads how, and to look for the smallest example takes seconds. */
const isMutant = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** One seed a run, printed by fast-check with each failure; FC_SEED=… runs the same again. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED']), endOnFailure: isMutant });

// A file's end breaks off what still loads, and the files that share its imports would find each
// such module failed for good.
afterAll(() => vi.dynamicImportSettled());
