import { TALENT_STATUS, type TalentCard } from '@alltalent/shared/contracts';
import { SignedInPage } from '@alltalent/shared/ui/signed-in-page';
import { AddToList } from '../features/favourites/add-to-list';
import { FavouriteHeart, HeartsOfCards } from '../domain/favourites/favourite-heart';
import { FavouritesView } from '../features/favourites/favourites-view';
import { ShareRecord } from '../features/shares/share-record';
import { PeopleList } from '../features/shortlist/people-list';
import { TalentGrid } from '../features/search/talent-grid';
import { TalentGridSkeleton } from '../features/search/talent-grid-skeleton';

const POINTS = [
  'Everybody whose heart you pressed.',
  'Lists with names of your own, one for every casting, with notes and an order.',
  'The same on every device you log in with.',
];

export function Component() {
  return (
    <SignedInPage title="Favourites" purpose="The faces you want to find again." points={POINTS}>
      {() => (
        <HeartsOfCards>
          <FavouritesView
            renderGrid={(talents) => <TalentGrid talents={talents} actionsOf={(talent) => <CardActions talent={talent} />} />}
            renderList={(list, talents, notes) => (
              <PeopleList
                list={list}
                talents={talents.filter(isVisible)}
                notes={notes}
                actionsOf={(talent) => <CardActions talent={talent} />}
                renderLink={(link) => <ShareRecord share={link} by={{ id: link.id }} />}
              />
            )}
            renderSkeleton={(isSkeletonShown) => <TalentGridSkeleton isShown={isSkeletonShown} />}
          />
        </HeartsOfCards>
      )}
    </SignedInPage>
  );
}

function CardActions({ talent }: { readonly talent: TalentCard }) {
  return (
    <>
      <AddToList talent={talent} />
      <FavouriteHeart talent={talent} />
    </>
  );
}

function isVisible({ status }: TalentCard): boolean {
  return status === TALENT_STATUS.visible;
}
