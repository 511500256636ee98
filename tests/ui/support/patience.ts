import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { drained } from './drained';
import { stopStarted } from './started';

// Screens come in chunks of their own, and a busy machine takes its time to transform one.
configure({ asyncUtilTimeout: 120_000, defaultHidden: false, asyncWrapper: drained });

// Files share what they import, so that no module can tidy up after each test of each file.
afterEach(() => {
  cleanup();
  stopStarted();
  localStorage.clear();
  sessionStorage.clear();
  // One window serves all files of a worker: the next begins on a page that nobody walked to.
  history.replaceState(null, '', '/');
  document.title = '';
});
