import { type FavouriteNote, TALENT_STATUS, type TalentCard } from '@alltalent/shared/contracts';
import { Button, ButtonLink, EmptyState, ErrorState, Alert, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { favouriteTalentsQuery } from '../../domain/favourites/favourites.query';
import styles from './lists.module.css';
import { useToggleFavourite } from '../../domain/favourites/use-toggle-favourite';

export type SavedTalentsProps = {
  readonly listId: number;
  /** Who is in the list now; a card may have come before it was taken out. */
  readonly ids: readonly number[];
  readonly renderGrid: (talents: readonly TalentCard[]) => ReactNode;
  /** People of a named list, with the notes on them. */
  readonly renderList: (talents: readonly TalentCard[], notes: readonly FavouriteNote[]) => ReactNode;
  readonly renderSkeleton: (isShown: boolean) => ReactNode;
};

/** The cards of a list in all their states. */
export function SavedTalents({ listId, ids, renderGrid, renderList, renderSkeleton }: SavedTalentsProps) {
  const { data, error, refetch } = useQuery(favouriteTalentsQuery(listId));
  const isSkeletonShown = useDelayed(!data && !error);
  const byId = new Map(data?.data.talents.map((card) => [card.id, card]));
  const talents = ids.flatMap((id) => byId.get(id) ?? []);
  const hidden = talents.filter(({ status }) => status !== TALENT_STATUS.visible);
  if (ids.length === 0) return <Nobody isList={listId !== 0} />;
  if (data) {
    return (
      <>
        {hidden.length > 0 && <Hidden talents={hidden} />}
        {listId === 0 ? renderGrid(talents) : renderList(talents, data.data.notes ?? [])}
      </>
    );
  }
  if (!error) return renderSkeleton(isSkeletonShown);
  return (
    <ErrorState
      title="These profiles did not load"
      headingLevel={3}
      error={error}
      detail="They are still saved."
      onRetry={() => void refetch()}
    />
  );
}

function Nobody({ isList }: { readonly isList: boolean }) {
  return (
    <EmptyState
      title={isList ? 'Nobody is in this list yet' : 'Nobody is saved yet'}
      headingLevel={3}
      action={
        <ButtonLink variant="ink" to={isList ? '/favourites' : '/talents'}>
          {isList ? 'Choose from your favourites' : 'Browse talent'}
        </ButtonLink>
      }
    >
      {isList ? 'Press the plus on a face to put it in.' : 'Press the heart on a face, and it waits for you here.'}
    </EmptyState>
  );
}

function Hidden({ talents }: { readonly talents: readonly TalentCard[] }) {
  const toggle = useToggleFavourite();
  const isOne = talents.length === 1;
  return (
    <div className={styles.hidden}>
      <Alert kind="info">{isOne ? 'One profile you saved is hidden now.' : `${talents.length} profiles you saved are hidden now.`}</Alert>
      <Button variant="line" size="small" onClick={() => talents.forEach((talent) => toggle(talent))}>
        Take {isOne ? 'it' : 'them'} out
      </Button>
    </div>
  );
}
