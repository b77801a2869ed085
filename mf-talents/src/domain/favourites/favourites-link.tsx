import { TextLink } from '@alltalent/shared/ui';
import { useOwnFavourites } from './use-own-favourites';
import { usePendingFavourite } from './use-pending-favourite';

/** The way to what the user saved; nothing for a visitor. */
export function FavouritesLink({ className }: { readonly className?: string | undefined }) {
  usePendingFavourite();
  const count = useOwnFavourites(({ talent_ids }) => talent_ids.length);
  if (count === undefined) return null;
  return (
    <TextLink to="/favourites" className={className}>
      {`Favourites (${count})`}
    </TextLink>
  );
}
