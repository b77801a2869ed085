import { menuEntriesSchema, type MenuEntry, menuEntrySchema, menuProblem, type Release } from '@alltalent/shared/contracts';

type Declared = Pick<Release, 'remote' | 'routes' | 'menu_entries'>;

/** Returns the menu entries that a remote.json declares; none if it says nothing. Throws for the first one that no menu takes. */
export function menuEntriesOf({ remote, routes, menu_entries: declared = [] }: Declared): MenuEntry[] {
  const refuse = (problem: string) => new Error(`menu_entries of the remote.json of ${remote}: ${problem}`);
  const schema = menuEntrySchema.noUnknown(({ unknown }: { readonly unknown: string }) => `an entry has no ${unknown}`);
  const check = (entry: MenuEntry, index: number): MenuEntry => {
    try {
      return schema.validateSync(entry, { strict: true });
    } catch (error) {
      throw refuse(`number ${index + 1}: ${error instanceof Error ? error.message : String(error)}.`);
    }
  };
  const entries = menuEntriesSchema.validateSync(declared.map(check)) ?? [];
  const problem = menuProblem({ routes, menu_entries: entries });
  if (problem !== null) throw refuse(problem);
  return entries;
}
