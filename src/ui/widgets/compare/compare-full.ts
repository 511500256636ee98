/** What is said where there is no room for another. */
export const COMPARE_FULL = '네 곳까지 비교할 수 있어요';
