import { useSession } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, ButtonLink } from '@alltalent/shared/ui';
import { useSetAtom } from 'jotai';
import css from './hero.module.css';

const POST_A_JOB = '/post-a-job';

export function HeroActions() {
  return (
    <div className={css.actions}>
      <ButtonLink to="/jobs">Explore New Jobs</ButtonLink>
      <PostAJob />
    </div>
  );
}

/** A stored session that is still being checked counts as one: the page behind the link asks again if it is gone. */
function PostAJob() {
  const session = useSession();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  if (session.status !== 'anonymous') {
    return (
      <ButtonLink variant="line" to={POST_A_JOB}>
        Post a Job
      </ButtonLink>
    );
  }
  return (
    <Button variant="line" aria-haspopup="dialog" onClick={() => openJoinPanel(POST_A_JOB)}>
      Post a Job
    </Button>
  );
}
