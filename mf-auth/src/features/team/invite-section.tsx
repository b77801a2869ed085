import { TEAM_LIMITS } from '@alltalent/shared/contracts';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { t } from '../../messages';

const InviteForm = lazySection({
  name: 'team-invite-form',
  load: async () => (await import(/* webpackChunkName: "team-forms" */ './invite-form')).InviteForm,
  loading: t('form.loading'),
  failure: t('form.failed'),
  height: '15rem',
});

type InviteSectionProps = { readonly room: number; readonly onDone: (message: string) => void };

/** Form that invites a colleague; a full team says so instead. */
export function InviteSection({ room, onDone }: InviteSectionProps) {
  return (
    <PageSection id="invite" title={t('team.inviteTitle')} lede={t('team.inviteLede', { days: TEAM_LIMITS.invitationDays })}>
      {room === 0 ? <p>{t('team.full', { most: TEAM_LIMITS.people })}</p> : <InviteForm onDone={onDone} />}
    </PageSection>
  );
}
