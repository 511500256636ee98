const ID = '[A-Za-z0-9_-]{1,64}';

/** What an id may look like: of a house, a post, a notification, a certification. */
export const ID_FORM = new RegExp(`^${ID}$`);
/** Ids with commas between them. */
export const ID_LIST_FORM = new RegExp(`^${ID}(,${ID})*$`);

/** Whether a text could be an id; one that cannot is nobody's. */
export const isId = (text: string): boolean => ID_FORM.test(text);
