// Before the first paint: a page that was set to dark must not flash white. The policy allows no
// inline script, so it is a file of its own; src/ui/stores/theme-store.ts takes over afterwards.
try {
  var choice = localStorage.getItem('THEME');
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is forbidden: the system's theme it is.
}
