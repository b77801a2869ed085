import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import gallery from './profile-gallery.module.css';

const SIDE_SHOTS = [1, 2, 3, 4] as const;

export function ProfileSkeleton() {
  const isShown = useDelayed(true);
  return (
    <div role="status" aria-busy="true">
      <h1 className="vh">Talent profile</h1>
      {isShown && <span className="vh">Loading the profile</span>}
      {isShown && (
        <>
          <Skeleton width="min(100%, 24rem)" height="4rem" />
          <div className={gallery.shots} aria-hidden="true">
            <Skeleton shape="block" className={`${gallery.shot} ${gallery.main}`} />
            {SIDE_SHOTS.map((shot) => (
              <Skeleton key={shot} shape="block" className={gallery.shot} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
