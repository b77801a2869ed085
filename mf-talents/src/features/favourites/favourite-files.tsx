import { type Endpoint, ENDPOINTS, TALENT_STATUS } from '@alltalent/shared/contracts';
import { PeopleFilesButton } from '@alltalent/shared/ui/people-files';
import { useQuery } from '@tanstack/react-query';
import { favouriteTalentsQuery } from '../../domain/favourites/favourites.query';

type FavouriteFilesProps = {
  readonly listId: number;
  readonly name: string;
  /** Who is in the list now. */
  readonly ids: readonly number[];
};

const pathOf = ({ path }: Endpoint<unknown, unknown>, listId: number) => path.replace('{listId}', String(listId));

/** Downloads of a list; they leave out profiles that are hidden now, and so does their number. */
export function FavouriteFiles({ listId, name, ids }: FavouriteFilesProps) {
  const { data } = useQuery(favouriteTalentsQuery(listId));
  if (!data) return null;
  const shown = data.data.talents.filter(({ id, status }) => ids.includes(id) && status === TALENT_STATUS.visible).length;
  return (
    <PeopleFilesButton
      scope={[name]}
      hidden={ids.length - shown}
      total={shown}
      csv={pathOf(ENDPOINTS.favouritesCsv, listId)}
      pdf={pathOf(ENDPOINTS.favouritesPdf, listId)}
    />
  );
}
