import { useNavigate, useSearchParams } from 'react-router';
import { type DashboardPlace, placePath, readPlace } from './dashboard-place';

type Going = {
  readonly place: DashboardPlace;
  /** Changes a part of the address; the page stays where it is scrolled to. */
  readonly go: (change: Partial<DashboardPlace>, isReplacing?: boolean) => void;
};

export function useDashboardPlace(): Going {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = readPlace(params);
  return {
    place,
    go: (change, isReplacing = false) =>
      void navigate(placePath({ ...place, ...change }), { preventScrollReset: true, replace: isReplacing }),
  };
}
