/** `hide`: not to be shown again for the notice's days (spec/readings R2); else only closed. */
export type NoticeAnswer = 'hide' | 'closed';
