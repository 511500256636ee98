/** Warning signs of fraud in direct deals (spec/facts F14.3), the gravest first. */
export const RISK_KIND = {
  /** Money is asked for before the room was seen or a contract signed. */
  MONEY_FIRST: 'MONEY_FIRST',
  /** Money is to go to somebody else than the owner. */
  ACCOUNT_OF_ANOTHER: 'ACCOUNT_OF_ANOTHER',
  /** One is to look at the room alone, by a code or a hidden key. */
  DOOR_CODE: 'DOOR_CODE',
  /** The contract is to be made without meeting, or identity papers sent. */
  REMOTE_CONTRACT: 'REMOTE_CONTRACT',
  /** Somebody acts for the owner, who is away. */
  FOR_THE_OWNER: 'FOR_THE_OWNER',
  /** One is not to register the address, or only later. */
  LATER_REGISTRATION: 'LATER_REGISTRATION',
  /** The talk is to go on where nobody keeps it. */
  OTHER_MESSENGER: 'OTHER_MESSENGER',
} as const;
export type RiskKind = keyof typeof RISK_KIND;

/** The gravest first: where words are a sign of two kinds, they count for the graver one. */
export const RISK_KINDS: readonly RiskKind[] = Object.values(RISK_KIND);
