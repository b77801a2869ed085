import { useSearchParams } from 'react-router';

const ITEM = 'item';

/** The item of a list that is open, by its id in the address, and the ways to others. */
export function useOpenItem(items: readonly { readonly id: string }[]) {
  const [params, setParams] = useSearchParams();
  const openId = params.get(ITEM);
  const open = (id: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(ITEM);
        else after.set(ITEM, id);
        return after;
      },
      { replace: openId !== null, preventScrollReset: true },
    );
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
