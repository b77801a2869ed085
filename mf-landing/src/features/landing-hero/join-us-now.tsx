import { useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';

/** Joins a visitor; someone who has joined goes on to the work. */
export function JoinUsNow({ className }: { readonly className?: string }) {
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  if (session.status !== 'anonymous') {
    return (
      <ButtonLink variant="ink" className={className} to="/jobs">
        Find a gig
      </ButtonLink>
    );
  }
  return (
    <Button variant="ink" className={className} aria-haspopup="dialog" onClick={() => openJoinPanel()}>
      Join Us Now
    </Button>
  );
}
