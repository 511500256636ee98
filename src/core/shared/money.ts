/** A whole number of 10,000 won, as deposits and rents are spoken of (readings.md R17). */
export type Manwon = number;

/** A whole number of won. */
export type Won = number;
