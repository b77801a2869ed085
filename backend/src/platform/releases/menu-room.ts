import { MENU_RULES, type MenuEntry, MENUS, type Release } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { RolloutContext } from './changes.service';

type OwnedEntry = MenuEntry & { readonly remote: string };

/** Throws for a release whose entries a menu has no room for, beside those of the stable releases of all other remotes. */
export async function requireMenuRoom(context: RolloutContext, release: Release): Promise<void> {
  const own = entriesOf(release);
  if (own.length === 0) return;
  const others = (await context.states.readOthers(release.remote)).flatMap(({ stable }) => entriesOf(stable.content));
  for (const menu of MENUS) {
    const [mine, theirs] = [own, others].map((entries) => entries.filter((entry) => entry.menu === menu));
    const { room } = MENU_RULES[menu];
    if (!mine || !theirs || mine.length === 0 || mine.length + theirs.length <= room) continue;
    const named = theirs.map(({ label, remote }) => `${label} (${remote})`).join(', ');
    const reason = `the menu ${menu} has room for ${room} entries, and has ${theirs.length} of other remotes: ${named}.`;
    throw new DomainError('RELEASE_UNFIT', { detail: `${release.remote} ${release.version} does not fit: ${reason}` });
  }
}

function entriesOf({ remote, menu_entries: entries = [] }: Release): readonly OwnedEntry[] {
  return entries.map((entry) => ({ ...entry, remote }));
}
