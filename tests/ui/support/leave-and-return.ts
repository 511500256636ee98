import { act, screen, waitFor } from '@testing-library/react';
import type { Services } from '../../../src/ui/ground/services';

const MATES = { name: '메이트' };

/** Another page and Back, until nothing of the other page is drawn any more: its rows are articles, too. */
export async function leaveAndReturn({ stores }: Services): Promise<void> {
  act(() => {
    stores.history.push('/mate');
  });
  await screen.findByRole('heading', MATES);
  act(() => {
    stores.history.back();
  });
  await waitFor(() => {
    if (screen.queryByRole('heading', MATES)) throw new Error('The other page is still drawn.');
  });
}
