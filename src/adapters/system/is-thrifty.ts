/** What browsers that know it say of the way to the network (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether this device had better ask for nothing that it may not need. */
export function isThrifty(navigator: Navigator): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /^(slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}
