/** Whether this is the path of a drawn picture, which an example shows in place of one that somebody brought. */
export const isDrawnPath = (picture: string): boolean => picture.startsWith('/');

/** In pixels, as the widest of it is asked for. */
export const DRAWN_SIZE = { width: 1280, height: 960 } as const;
