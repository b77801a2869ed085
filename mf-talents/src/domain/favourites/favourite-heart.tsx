import { TalentHeart } from '@alltalent/shared/ui';
import { createContext, type ReactNode, use } from 'react';
import type { Favoured } from './favoured';
import { type Hearts, useHearts } from './use-hearts';

const HeartsContext = createContext<Hearts | null>(null);

/** Around cards with hearts. What each heart would ask of the session and the favourites is asked once for all of them. */
export function HeartsOfCards({ children }: { readonly children: ReactNode }) {
  return <HeartsContext value={useHearts()}>{children}</HeartsContext>;
}

/** The heart of a card, inside `HeartsOfCards`. */
export function FavouriteHeart({ talent }: { readonly talent: Favoured }) {
  const hearts = use(HeartsContext);
  if (hearts === null) throw new Error('A heart of a card stands outside HeartsOfCards.');
  return (
    <TalentHeart
      label={`Save ${talent.display_name}`}
      isPressed={hearts.isPressed(talent)}
      onClick={(event) => hearts.press(talent, event)}
    />
  );
}
