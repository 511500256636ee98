import { createContext, use } from 'react';

/** Whether every press is heard in a page that is taken over; null where nothing is taken over. */
export const HeardContext = createContext<boolean | null>(null);

/**
 * True once every press in the page is heard: for what fetches more of the app, which nobody is to
 * wait for. It comes behind `useIsAttached`; at once where a view is first drawn in the browser.
 */
export const useIsHeard = (): boolean => use(HeardContext) ?? true;
