import type { ChangeRollout } from '@alltalent/shared/contracts';

type Change = Omit<ChangeRollout, 'remote' | 'reason' | 'even_withdrawn'>;
/** A change that a dialog asks about in a sentence; a test and a deletion have forms of their own. */
export type AskedChange = Change & { readonly action: Exclude<Change['action'], 'experiment' | 'delete'> };
