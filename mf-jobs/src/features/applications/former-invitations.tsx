import type { OwnInvitation } from '@alltalent/shared/contracts';
import css from './applications.module.css';
import { JobLine } from './job-line';

/** Invitations without an application that can no longer be answered. */
export function FormerInvitations({ invitations }: { readonly invitations: readonly OwnInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="former-invitations">
      <h2 id="former-invitations" className={css.heading}>
        Invitations that are over
      </h2>
      {invitations.map(({ id, job, role, state }) => (
        <article key={id} id={`invitation-${id}`} className={css.card} tabIndex={-1} aria-labelledby={`role-of-invitation-${id}`}>
          <JobLine job={job} role={role} titleId={`role-of-invitation-${id}`}>
            <p className="muted">{state === 'declined' ? 'You declined' : 'The call closed'}</p>
          </JobLine>
        </article>
      ))}
    </section>
  );
}
