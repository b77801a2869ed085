import type { FavouriteList, FavouritesResponse } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState, ErrorState, TextLink, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { favouritesQuery } from '../../domain/favourites/favourites.query';
import { FavouriteFiles } from './favourite-files';
import { ListHeader } from './list-header';
import { ALL_FAVOURITES, ListLinks, listPath } from './list-links';
import { MakeListDialog } from './list-name-dialogs';
import { t } from '../../messages';
import styles from './lists.module.css';
import { SavedTalents, type SavedTalentsProps } from './saved-talents';
import { usePendingFavourite } from '../../domain/favourites/use-pending-favourite';

type Renderers = Pick<SavedTalentsProps, 'renderGrid' | 'renderSkeleton'> & {
  readonly renderList: (list: FavouriteList, ...content: Parameters<SavedTalentsProps['renderList']>) => ReactNode;
};

/** Page of favourites: all of them, or the list named by the URL. */
export function FavouritesView(renderers: Renderers) {
  usePendingFavourite();
  const { data, error, refetch } = useQuery(favouritesQuery);
  const isSkeletonShown = useDelayed(!data && !error);
  return (
    <>
      <div className={styles.title}>
        <h1>Favourites</h1>
        <TextLink to="/shares">Shared profiles</TextLink>
      </div>
      {data && <Lists favourites={data.data} {...renderers} />}
      {!data && error && <ErrorState title="Your favourites did not load" error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Your favourites are loading">
          {renderers.renderSkeleton(isSkeletonShown)}
        </div>
      )}
    </>
  );
}

function Lists({ favourites, renderList, ...renderers }: Renderers & { readonly favourites: FavouritesResponse['data'] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  const [isMaking, setIsMaking] = useState(false);
  const listId = Number(params.get('list') ?? ALL_FAVOURITES);
  const list = favourites.lists.find(({ id }) => id === listId);
  const handleMade = (id: number) => {
    setIsMaking(false);
    void navigate(listPath(id));
  };
  const handleRemoved = () => {
    region.current?.focus({ preventScroll: true });
    void navigate(listPath(ALL_FAVOURITES), { replace: true });
  };
  const ids = list ? list.talent_ids.filter((id) => favourites.talent_ids.includes(id)) : favourites.talent_ids;
  return (
    <section ref={region} className={styles.region} aria-label="Saved profiles" tabIndex={-1}>
      <ListLinks favourites={favourites} current={listId} onNew={() => setIsMaking(true)} />
      {list && (
        <ListHeader key={`head ${list.id}`} list={list} onRemoved={handleRemoved}>
          <FavouriteFiles listId={list.id} name={list.name} ids={ids} />
        </ListHeader>
      )}
      {listId === ALL_FAVOURITES && (
        <div className={styles.header}>
          <h2>All favourites</h2>
          <FavouriteFiles listId={ALL_FAVOURITES} name={t('favourites.all')} ids={ids} />
        </div>
      )}
      {list || listId === ALL_FAVOURITES ? (
        <SavedTalents
          key={`talents ${listId}`}
          listId={listId}
          ids={ids}
          renderList={(...content) => list && renderList(list, ...content)}
          {...renderers}
        />
      ) : (
        <NoSuchList />
      )}
      <MakeListDialog isOpen={isMaking} onClose={() => setIsMaking(false)} onMade={handleMade} />
    </section>
  );
}

function NoSuchList() {
  return (
    <EmptyState
      title="You have no such list"
      action={
        <ButtonLink variant="ink" to={listPath(ALL_FAVOURITES)}>
          All favourites
        </ButtonLink>
      }
    >
      It may have been removed.
    </EmptyState>
  );
}
