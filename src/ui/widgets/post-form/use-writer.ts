import { useState } from 'react';
import { useReader } from '../../ground/use-reader';

/**
 * Who writes here; null where nobody is there yet. Whoever is logged out meanwhile keeps what they were
 * writing, and logs in again to send it (spec/readings R14). In an observer.
 */
export function useWriter(): string | null {
  const reader = useReader();
  const [writer, setWriter] = useState(reader);
  if (reader !== null && reader !== writer) setWriter(reader);
  return writer;
}
