import type { FavouritesResponse } from '@alltalent/shared/contracts';
import { Button, ChipLink } from '@alltalent/shared/ui';
import styles from './lists.module.css';

export const ALL_FAVOURITES = 0;

export const listPath = (id: number): string => (id === ALL_FAVOURITES ? '/favourites' : `/favourites?list=${id}`);

type ListLinksProps = { readonly favourites: FavouritesResponse['data']; readonly current: number; readonly onNew: () => void };

/** All favourites first, then the lists, each with how many are in it. */
export function ListLinks({ favourites: { talent_ids, lists }, current, onNew }: ListLinksProps) {
  const entries = [{ id: ALL_FAVOURITES, name: 'All favourites', talent_ids }, ...lists];
  return (
    <nav className={styles.lists} aria-label="Lists">
      <ul>
        {entries.map(({ id, name, talent_ids: ids }) => (
          <li key={id}>
            <ChipLink to={listPath(id)} isCurrent={id === current}>
              <span className={styles.name}>{name}</span> <span className="num">({ids.length})</span>
            </ChipLink>
          </li>
        ))}
      </ul>
      <Button variant="line" size="small" icon="plus" onClick={onNew}>
        New list
      </Button>
    </nav>
  );
}
