/** Eight digits that name a real calendar day of Asia/Seoul, such as 20261120 (readings.md R1). */
export type Yyyymmdd = string;
