import { ButtonLink } from '@alltalent/shared/ui';
import { PostAJob } from '../../../domain/post-a-job/post-a-job';
import css from './hero.module.css';

export function HeroActions() {
  return (
    <div className={css.actions}>
      <ButtonLink to="/jobs">Explore New Jobs</ButtonLink>
      <PostAJob variant="line">Post a Job</PostAJob>
    </div>
  );
}
