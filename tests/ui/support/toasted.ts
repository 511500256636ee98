import { screen } from '@testing-library/react';

/** The toast that says so. Its words are said a second time for who hears them, out of sight. */
export const toasted = (words: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(words, { selector: '[data-toast] span' });
