/** Whether a goal of the product was met, as the tables say it. */
export const met = (isMet: boolean): string => (isMet ? 'met' : '**not met**');
