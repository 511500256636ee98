/**
 * Lets go on what the effects of views have begun by now, in tasks that follow as well. A page that was
 * left has tasks of React behind it, which need its window: whoever takes that away waits here first.
 */
export async function turns(): Promise<void> {
  await new Promise((done) => setTimeout(done));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}
