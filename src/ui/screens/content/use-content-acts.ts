import { MOST_REPORT_TITLE, pageTitle, REPORT_TARGET, type Content } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';

/** What a person does with an article besides reading it. */
export function useContentActs(content: Content) {
  const { env, stores } = useServices();
  const { popups } = stores;
  const { id, title, summary, cover, pictures } = content;
  return {
    share: () =>
      void popups.askOnce('share', {
        title: pageTitle(title),
        text: summary,
        url: `${env.siteUrl}${PATH.content(id)}`,
        imageUrl: cover === null ? null : new URL(cover.large, env.siteUrl).href,
      }),
    report: () =>
      void popups.askOnce('report', {
        target: { code: REPORT_TARGET.COMMUNITY, id },
        title: title.slice(0, MOST_REPORT_TITLE),
        authorId: null,
      }),
    print: () => {
      window.print();
    },
    openPicture: (index: number) =>
      void popups.ask('photos', {
        photos: pictures,
        subject: title,
        index,
        onShow: () => undefined,
      }),
  };
}

export type ContentActs = ReturnType<typeof useContentActs>;
