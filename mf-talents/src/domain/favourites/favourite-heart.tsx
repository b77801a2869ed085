import { TalentHeart } from '@alltalent/shared/ui';
import { useHeart } from './use-heart';
import type { Favoured } from './favoured';

/** The heart of a card. */
export function FavouriteHeart({ talent }: { readonly talent: Favoured }) {
  const { isPressed, press } = useHeart(talent);
  return <TalentHeart label={`Save ${talent.display_name}`} isPressed={isPressed} onClick={press} />;
}
