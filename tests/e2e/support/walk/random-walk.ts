import type { TestInfo } from '@playwright/test';
import type { Faults } from '../faults';
import type { WalkStep } from './walk-step';
import type { Walker } from './walker';

interface WalkPlan {
  /** What may be done. */
  readonly repertoire: readonly WalkStep[];
  readonly seed: number;
  readonly steps: number;
  readonly start: string;
}

/** Random steps from `start`, in each tab in its turn; a failure tells the seed and the steps. */
export async function walkInTurns(
  walkers: readonly Walker[],
  faults: Faults,
  testInfo: TestInfo,
  { repertoire, seed, steps, start }: WalkPlan,
): Promise<void> {
  const done: string[] = [];
  /** Told, never judged: what a walk's time goes into. */
  const stepMs: Record<string, number[]> = {};
  try {
    for (const walker of walkers) await walker.open(start);
    while (done.length < steps) {
      for (const [tab, walker] of walkers.entries()) {
        const fitting = repertoire.filter((step) => step.fits(walker));
        const bag = fitting.flatMap((step) => Array.from({ length: step.weight }, () => step));
        const step = walker.random.pick(bag);
        done.push(walkers.length > 1 ? `${tab + 1}: ${step.name}` : step.name);
        const from = performance.now();
        await step.act(walker);
        (stepMs[step.name] ??= []).push(Math.round(performance.now() - from));
        if (faults.found().length > 0) throw new Error(faults.found().join('\n'));
      }
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const at = walkers.map(({ page }) => page.url()).join(' and ');
    throw new Error(
      `HANKAN_WALK_SEED=${seed}, step ${done.length} at ${at}:\n${done.join(' · ')}\n${why}`,
      { cause: error },
    );
  } finally {
    const backMs = walkers.map((walker) => walker.backMs);
    const body = JSON.stringify({ seed, done, backMs, stepMs });
    await testInfo.attach('walk', { body, contentType: 'application/json' });
  }
}
