import { mapAddressFrom, type MapAddress } from '#core';
import { rememberView } from '../../../stores/last-view';
import { addressKey, writeAddress } from './map-address';
import type { MapStorePorts } from '../map-ports';
import { PacedAction } from './paced-action';

/**
 * Safari throws after 100 changes of the address in 30 s. What is not written at once is lost with
 * an entry that is left by Back or Forward: nobody writes into it any more.
 */
const PACE = { burst: 20, intervalMs: 1000 };

/** The page's address, which follows the map and is followed by it, each without an echo. */
export class AddressInStep {
  private readonly writer: PacedAction;
  /** What was read or written last. */
  private known: string | null = null;

  constructor(
    private readonly ports: Pick<MapStorePorts, 'address' | 'clock' | 'local'>,
    private readonly current: () => MapAddress,
  ) {
    this.writer = new PacedAction(PACE, ports.clock, () => {
      this.write();
    });
  }

  /** What it says; null while another page, or a popup, is on screen. */
  read(): MapAddress | null {
    const search = this.ports.address.search();
    return search === null ? null : mapAddressFrom(search);
  }

  isKnown(address: MapAddress): boolean {
    return addressKey(address) === this.known;
  }

  /** Whether it tells the map nothing. One that says nothing is a link to the map as it is. */
  isNoNews(address: MapAddress): boolean {
    const key = addressKey(address);
    const current = this.current();
    if (key === '' && current.view !== null) return true;
    return key === this.known || key === addressKey(current);
  }

  /** It has to say what the map shows, whatever it says. */
  keep(): void {
    const address = this.read();
    if (address !== null) this.know(address);
    this.follow();
  }

  know(address: MapAddress): void {
    this.known = addressKey(address);
  }

  /** Has it say what the map shows, soon. */
  follow(): void {
    this.writer.request();
  }

  stop(): void {
    this.writer.cancel();
  }

  private write(): void {
    const current = this.current();
    if (current.view === null) return;
    rememberView(this.ports.local, current.view);
    if (this.ports.address.search() === null) return;
    this.know(current);
    writeAddress(this.ports.address, current);
  }
}
