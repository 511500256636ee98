export interface LinkProps {
  /** Where the words lead so far; null where they do not. */
  readonly href: string | null;
}

/** Where the words lead from now on, null for nowhere; null for the whole where nothing changes. */
export type LinkAnswer = { readonly href: string | null } | null;
