/** Draws numbers and names that nobody can foresee. */
export interface Random {
  /** A number in [0, 1). */
  number(): number;
  /** A name that no other call answers, 22 characters of `[A-Za-z0-9_-]`. */
  id(): string;
}
