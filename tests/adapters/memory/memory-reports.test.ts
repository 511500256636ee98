import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MemoryReportBook, MemoryReports } from '../../../src/adapters/memory/memory-reports';
import { clock } from '../../support/app-deps';
import { reportsContract } from '../contracts/reports.contract';

reportsContract('memory', () => {
  const book = new MemoryReportBook();
  const houses = ['h0', 'h1', 'h2', 'h3', 'h4'];
  const random = new MemoryRandom();
  const of = (person: string | null) =>
    new MemoryReports({
      random,
      book,
      clock,
      who: () => person,
      isThere: ({ id }) => houses.includes(id),
    });
  return Promise.resolve({
    kim: of('kim'),
    lee: of('lee'),
    visitor: of(null),
    houses,
    finish: (caseNumber: string) => {
      book.finish(caseNumber);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
});
