import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryInstallLinks } from '../../../src/adapters/memory/memory-install-links';
import { installLinksContract } from '../contracts/install-links.contract';

installLinksContract('memory', () => {
  const clock = new MemoryClock(Date.parse('2026-11-20T12:00:00+09:00'));
  const links = new MemoryInstallLinks(clock);
  return Promise.resolve({
    links,
    sent: () => links.sent.map(({ phone }) => phone),
    nextDay: () => {
      clock.advance(86_400_000);
    },
    close: () => Promise.resolve(),
  });
});
