import { BroughtCarrier } from '../adapters/http/client/brought-answers';
import type { Carrier } from '../adapters/http/client/call';
import { HeldClock } from '../adapters/system/held-clock';
import { SystemClock } from '../adapters/system/system-clock';
import type { BroughtPage } from './brought-page';

/**
 * A page that the server drew, while the app takes it over: the clock stands at the server's moment,
 * and what the server asked is answered as it was answered there.
 */
export class TakenOver {
  readonly clock: HeldClock;
  private readonly carriers: BroughtCarrier[] = [];

  constructor(readonly page: BroughtPage) {
    this.clock = new HeldClock(page.now, new SystemClock());
  }

  carrier(network: Carrier): Carrier {
    const carrier = new BroughtCarrier(this.page.answers, network);
    this.carriers.push(carrier);
    return carrier;
  }

  /**
   * It is in the page as the server drew it: from here on time goes on and everything is asked, once
   * `free` has resolved.
   */
  end(free: Promise<void> | null = null): void {
    this.clock.letGo();
    for (const carrier of this.carriers) carrier.drop(free);
  }
}
