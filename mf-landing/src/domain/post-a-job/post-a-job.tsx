import { useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';

export const POST_A_JOB = '/post-a-job';

type PostAJobProps = { readonly variant: 'action' | 'line'; readonly children: string };

/**
 * The way to post a job: for a visitor over the join panel, which goes on to it. A stored session that is still being
 * checked counts as one: the page behind the link asks again if it is gone.
 */
export function PostAJob({ variant, children }: PostAJobProps) {
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  if (session.status !== 'anonymous') {
    return (
      <ButtonLink variant={variant} to={POST_A_JOB}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} aria-haspopup="dialog" onClick={() => openJoinPanel(POST_A_JOB)}>
      {children}
    </Button>
  );
}
