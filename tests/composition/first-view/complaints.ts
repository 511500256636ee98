import { vi } from 'vitest';

/** Runs it, and returns beside its outcome what React or a view said of it. */
export async function complaintsOf<Made>(
  run: () => Promise<Made>,
): Promise<{ readonly made: Made; readonly complaints: readonly string[] }> {
  const complaints: string[] = [];
  const said = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
  const heard = (event: ErrorEvent) => {
    event.preventDefault();
    complaints.push(String(event.error));
  };
  const unhandled = (reason: unknown) => {
    complaints.push(String(reason));
  };
  window.addEventListener('error', heard);
  process.on('unhandledRejection', unhandled);
  try {
    const made = await run();
    return { made, complaints };
  } finally {
    window.removeEventListener('error', heard);
    process.off('unhandledRejection', unhandled);
    said.mockRestore();
  }
}
