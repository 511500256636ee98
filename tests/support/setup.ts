import fc from 'fast-check';

/** A mutant that fails is dead. Nobody reads how, and to look for the smallest example takes seconds. */
const isMutant = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

/** One seed a run, printed by fast-check with each failure; FC_SEED=… runs the same again. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED']), endOnFailure: isMutant });
