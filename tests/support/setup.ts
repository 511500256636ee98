import fc from 'fast-check';

/** One seed a run, printed by fast-check with each failure; FC_SEED=… runs the same again. */
fc.configureGlobal({ seed: Number(process.env['FC_SEED']) });
