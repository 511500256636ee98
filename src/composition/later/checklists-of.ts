import { ChecklistStore } from '../../ui/stores/checklists/checklist-store';
import { TOKEN } from '../tokens';
import type { Get } from '../wiring';

/** The checklists of this device: most pages do without all of it. */
export async function checklistsOf(get: Get, member: () => string | null): Promise<ChecklistStore> {
  const [kept, { checklists, pictures }] = await Promise.all([
    get(TOKEN.loadKeptChecklists)(),
    get(TOKEN.quietWrites)(),
  ]);
  const store = new ChecklistStore({
    kept,
    server: get(TOKEN.checklists),
    byItself: { server: checklists, pictures },
    files: async () => (await import('./checklist-files-of')).checklistFilesOf(window),
    clock: get(TOKEN.clock),
    random: get(TOKEN.random),
    local: get(TOKEN.local),
    member,
    online: get(TOKEN.pageOnline),
    hasNetwork: get(TOKEN.hasNetwork),
    sight: get(TOKEN.pageSight),
  });
  store.start();
  return store;
}
