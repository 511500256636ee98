/** Resolves in a task of its own: whatever was pressed meanwhile is heard first. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
