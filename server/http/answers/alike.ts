declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever asks is answered the same, member or not. */
    readonly isAlike?: boolean;
  }
}

/**
 * Said by calls that never look at who asks. A device may keep their answers to be there without a
 * network, also while a member uses it (spec/readings R64).
 */
export const ALIKE = { isAlike: true } as const;

/** How long they hold: they are asked for anew each time, as all others are. */
export const OF_EVERYBODY = 'public, no-cache';
