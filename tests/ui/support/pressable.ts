import { screen, waitFor } from '@testing-library/react';

/** The button of this name once it answers: while its code is on its way, it stands there disabled. */
export const pressable = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    if (button.disabled) throw new Error(`${button.textContent} does not answer yet.`);
    return button;
  });
