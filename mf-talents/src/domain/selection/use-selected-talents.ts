import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { useDelayed } from '@alltalent/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { selectedTalentsQuery } from './selected-talents.query';
import { isSelectionKnownAtom, selectionAtom } from './selection.atoms';

/** The cards of the selected profiles, in the order of the selection, and the ids that nobody may see any more. */
export function useSelectedTalents() {
  const isKnown = useAtomValue(isSelectionKnownAtom);
  const ids = useAtomValue(selectionAtom).map(({ id }) => id);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...selectedTalentsQuery(ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const visible = new Map((data?.data ?? []).filter(({ status }) => status === TALENT_STATUS.visible).map((card) => [card.id, card]));
  const talents = ids.flatMap((id) => visible.get(id) ?? []);
  const isWaiting = !isKnown || (ids.length > 0 && !data && !error);
  return {
    /** Undefined while there is nothing to show. */
    talents: data ? talents : undefined,
    /** Empty while the response belongs to another selection. */
    gone: data && !isPlaceholderData ? ids.filter((id) => !visible.has(id)) : [],
    isEmpty: isKnown && ids.length === 0,
    error: data ? null : error,
    isSkeletonShown: useDelayed(isWaiting),
    retry: () => void refetch(),
  } as const;
}
