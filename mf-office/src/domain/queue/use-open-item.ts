import { useParamChanges } from '../address/use-param-changes';

const ITEM = 'item';

/** The item of a list that is open, by its id in the address, and the ways to others. */
export function useOpenItem(items: readonly { readonly id: string }[]) {
  const [params, change] = useParamChanges();
  const openId = params.get(ITEM);
  const open = (id: string | null) => change({ [ITEM]: id ?? '' }, { replace: openId !== null });
  const index = items.findIndex(({ id }) => id === openId);
  const openAt = (at: number) => open(items[at]?.id ?? null);
  return {
    openId,
    open,
    openNext: () => openAt(Math.min(index + 1, items.length - 1)),
    openPrevious: () => openAt(Math.max(index - 1, 0)),
    /** Opens what comes after the open item, which is decided and about to leave the list. */
    openAfter: () => openAt(index + 1 < items.length ? index + 1 : index - 1),
  };
}
