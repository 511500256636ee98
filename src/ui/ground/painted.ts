/** Resolves once what was just drawn is on the screen; at once where nobody looks at the page. */
export async function painted(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  // A frame is painted after what waits for it has run.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
