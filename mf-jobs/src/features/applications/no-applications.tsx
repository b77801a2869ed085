import { ButtonLink, EmptyState, TextLink } from '@alltalent/shared/ui';
import css from './applications.module.css';
import type { Shown } from './shown-applications';

export function NoApplications() {
  const action = (
    <ButtonLink variant="ink" to="/jobs">
      Find a gig
    </ButtonLink>
  );
  return (
    <EmptyState title="Nothing applied for yet" action={action}>
      Every call says what it pays. What you send appears here, with every reply to it.
    </EmptyState>
  );
}

export function NoneShown({ shown }: { readonly shown: Shown }) {
  return (
    <p className={css.none}>
      {shown === 'open' ? 'Nothing is open.' : 'Nothing is finished yet.'} {shown === 'open' && <TextLink to="/jobs">Find a gig</TextLink>}
    </p>
  );
}
