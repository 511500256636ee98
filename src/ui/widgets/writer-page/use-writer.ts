import { useState } from 'react';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';

/**
 * Who writes here; null where nobody is there yet. Whose session ends meanwhile keeps what they were
 * writing, and logs in again to send it (spec/readings R14); who logs out, in whatever tab, leaves
 * nothing. In an observer.
 */
export function useWriter(): string | null {
  const { departures } = useServices().stores.session;
  const reader = useReader();
  const [known, setKnown] = useState({ writer: reader, departures });
  // A tab hears of the logout before it hears that nobody is there.
  const isLeft = departures !== known.departures;
  const isOther = reader === null ? isLeft && known.writer !== null : reader !== known.writer;
  if (isOther) setKnown({ writer: reader, departures });
  return reader ?? (isLeft ? null : known.writer);
}
