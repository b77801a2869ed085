import type { TalentCard } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { FavouriteHeart, HeartsOfCards } from '../domain/favourites/favourite-heart';
import { FavouritesLink } from '../domain/favourites/favourites-link';
import { CategoryChips } from '../features/search/category-chips';
import { FilterChips } from '../features/search/filter-chips';
import type { FilterScope } from '../features/search/filter-draft';
import { FilterDrawer } from '../features/search/filter-drawer';
import { FilterRows } from '../features/search/filter-rows';
import { ResultCount } from '../features/search/result-count';
import { SearchToolbar } from '../features/search/search-toolbar';
import { TalentGrid } from '../features/search/talent-grid';
import { TalentGridSkeleton } from '../features/search/talent-grid-skeleton';
import { TalentResults } from '../features/search/talent-results';
import { useTalentListing } from '../features/search/use-talent-listing';
import { useTalentSearch } from '../features/search/use-talent-search';
import { ShareDialog } from '../features/share/share-dialog';
import { useShareFlow } from '../features/share/use-share-flow';
import { SelectTick } from '../domain/selection/select-tick';
import { type SelectedGridProps, SelectedView } from '../domain/selection/selected-view';
import { SELECTED_TALENTS } from '../domain/selection/selected-talents.query';
import { SelectionBar } from '../domain/selection/selection-bar';
import { selectionAtom } from '../domain/selection/selection.atoms';
import { useSelectedView } from '../domain/selection/use-selected-view';
import styles from './talent-search.module.css';

export { loadForServer } from './talent-search.server-loader';

export function Component() {
  const control = useTalentSearch();
  const { filter: search, change, reset } = control;
  const state = useTalentListing(search);
  const [drawer, setDrawer] = useState<{ isOpen: boolean; scope: FilterScope }>({ isOpen: false, scope: 'advanced' });
  const isSelecting = useAtomValue(selectionAtom).length > 0;
  const { heading, view, share, handleBack, handleShowSelected } = useSharing();
  return (
    <div className={`wrap ${styles.listing}`}>
      <div className={styles.header}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Talent
        </h1>
        {!view.isShown && <ResultCount className={styles.count} search={search} state={state} />}
        <FavouritesLink className={styles.favourites} />
      </div>
      {!view.isShown && (
        <>
          <SearchToolbar control={control} onOpenFilters={(scope) => setDrawer({ isOpen: true, scope })} />
          <FilterRows>
            <CategoryChips search={search} />
            <FilterChips control={control} />
          </FilterRows>
        </>
      )}
      <SelectionBar isViewShown={view.isShown} onToggleView={view.toggle} onBack={handleBack} onShare={share.open} />
      <HeartsOfCards>
        {view.isShown ? (
          <SelectedView onBack={handleBack} Grid={SelectedGrid} renderSkeleton={(isShown) => <TalentGridSkeleton isShown={isShown} />} />
        ) : (
          <TalentResults
            search={search}
            state={state}
            onReset={reset}
            actionsOf={(talent) => <CardActions talent={talent} />}
            isSelecting={isSelecting}
          />
        )}
      </HeartsOfCards>
      <p className={`${styles.note} muted`}>All people on this page are illustrated demo profiles.</p>
      <FilterDrawer {...drawer} search={search} onApply={change} onClose={() => setDrawer({ ...drawer, isOpen: false })} />
      <ShareDialog flow={share} onShowSelected={handleShowSelected} onBack={handleBack} />
    </div>
  );
}

function CardActions({ talent, onTakenOut }: { readonly talent: TalentCard; readonly onTakenOut?: () => void }) {
  return (
    <>
      <SelectTick talent={talent} onTakenOut={onTakenOut} />
      <FavouriteHeart talent={talent} />
    </>
  );
}

function SelectedGrid({ talents, onTakenOut }: SelectedGridProps) {
  return <TalentGrid talents={talents} actionsOf={(talent) => <CardActions talent={talent} onTakenOut={onTakenOut} />} isSelecting />;
}

/** The selection, its view and its way out, and where the focus goes when what had it is gone. */
function useSharing() {
  const heading = useRef<HTMLHeadingElement>(null);
  const queryClient = useQueryClient();
  const view = useSelectedView();
  const share = useShareFlow();
  const { isOpen, step, close } = share;
  const takeFocus = () => heading.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (!isOpen && step === 'done') takeFocus();
  }, [isOpen, step]);
  const handleBack = () => {
    close();
    view.leave();
    takeFocus();
  };
  const handleShowSelected = () => {
    close();
    void queryClient.invalidateQueries({ queryKey: SELECTED_TALENTS });
    view.show();
  };
  return { heading, view, share, handleBack, handleShowSelected } as const;
}
