import { useParamChanges } from '../address/use-param-changes';

const ITEM = 'item';

/** The item of a list that is open, by its id in the address, and the ways to others. */
export function useOpenItem(items: readonly { readonly id: string }[]) {
  const [params, change] = useParamChanges();
  const openId = params.get(ITEM);
  const open = (id: string | null) => change({ [ITEM]: id ?? '' }, { replace: openId !== null });
  /** Opens the item at another place of the list; a second press counts from the item that the first one asked for. */
  const move = (placeAfter: (index: number) => number) =>
    change((newest) => ({ [ITEM]: items[placeAfter(items.findIndex(({ id }) => id === newest.get(ITEM)))]?.id }), {
      replace: openId !== null,
    });
  return {
    openId,
    open,
    openNext: () => move((index) => Math.min(index + 1, items.length - 1)),
    openPrevious: () => move((index) => Math.max(index - 1, 0)),
    /** Opens what comes after the open item, which is decided and about to leave the list. */
    openAfter: () => move((index) => (index + 1 < items.length ? index + 1 : index - 1)),
  };
}
