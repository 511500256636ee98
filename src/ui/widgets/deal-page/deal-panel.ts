import { createContext } from 'react';

/** Whether a deal is shown in a panel beside its list, which is closed; on a page of its own one goes back. */
export const DealPanelContext = createContext(false);
