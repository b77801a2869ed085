import { LIMITS, type TalentCard } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { atom } from 'jotai';
import { t } from '../../messages';
import { storeSelection, readSelection, type SelectedTalent } from './selection-store';

const NOBODY: readonly SelectedTalent[] = [];

/** Null until the page is alive: the server that draws it does not know what the tab remembers. */
const storedAtom = atom<readonly SelectedTalent[] | null>(null);
storedAtom.debugLabel = 'talents/selection';
storedAtom.onMount = (set) => set((known) => known ?? readSelection());

/** The selected profiles, in the order they were selected. */
export const selectionAtom = atom((get) => get(storedAtom) ?? NOBODY);
export const isSelectionKnownAtom = atom((get) => get(storedAtom) !== null);

const writeAtom = atom(null, (_get, set, selected: readonly SelectedTalent[]) => {
  storeSelection(selected);
  set(storedAtom, selected);
});

/** Takes a profile into the selection; a full one takes nobody more and says so. */
export const selectAtom = atom(null, (get, set, { id, display_name, profile_image, location }: TalentCard) => {
  const selected = get(selectionAtom);
  if (selected.some((talent) => talent.id === id)) return;
  if (selected.length >= LIMITS.selectedProfiles) {
    set(addToastAtom, { kind: 'info', text: `You can select at most ${LIMITS.selectedProfiles} profiles. Take one out to add another.` });
    return;
  }
  set(writeAtom, [...selected, { id, display_name, profile_image, location }]);
});

/** Takes profiles out of the selection. */
export const dropAtom = atom(null, (get, set, ids: readonly number[]) => {
  set(
    writeAtom,
    get(selectionAtom).filter(({ id }) => !ids.includes(id)),
  );
});

/** Clears the selection for a visitor who goes back to the listing. Undo brings it back, before what was selected since. */
export const leaveSelectionAtom = atom(null, (get, set) => {
  const former = get(selectionAtom);
  set(writeAtom, NOBODY);
  const bringBack = () => {
    const since = get(selectionAtom).filter(({ id }) => !former.some((talent) => talent.id === id));
    set(writeAtom, [...former, ...since].slice(0, LIMITS.selectedProfiles));
  };
  const action = { label: t('selection.undo'), run: bringBack };
  set(addToastAtom, { kind: 'info', text: t('selection.cleared', { count: former.length }), action });
});
