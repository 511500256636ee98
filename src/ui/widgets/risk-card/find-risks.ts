import { markRisks, riskWarning } from '#core';

/** What is risky in a text under a title. */
export const findRisks = (title: string, text: string) => ({
  warning: riskWarning(`${title}\n${text}`),
  parts: markRisks(text),
});
