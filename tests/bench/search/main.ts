import { machine } from '../machine';
import { writeSection } from '../write-section';
import { measureSearch } from './measure-search';
import { measureWritten } from './measure-written';
import { searchTable } from './search-table';
import { writtenTables } from './written-table';

const search = await measureSearch();
const written = await measureWritten();

const report = [
  '## Search',
  '',
  `Written by \`npm run bench:search -- --write\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${machine()}. Timings say something only beside others of the same machine.`,
  '',
  ...searchTable(search),
  ...writtenTables(written),
].join('\n');
console.log(report);
if (process.argv.includes('--write')) writeSection('bench:search', report);
