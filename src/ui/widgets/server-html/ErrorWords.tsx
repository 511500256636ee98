import { errorWords } from '../../text/error-text';
import { ServerWords } from './ServerWords';

/** Why something failed and what to do: the server's own words, marked up as it sent them, or ours. */
export function ErrorWords({ error }: { readonly error: unknown }) {
  return <ServerWords {...errorWords(error)} />;
}
