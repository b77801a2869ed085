import type { TeamMember } from '@alltalent/shared/contracts';
import { Button, Dialog } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useState } from 'react';
import { t } from '../../messages';

const RoleForm = lazySection({
  name: 'team-role-form',
  load: async () => (await import(/* webpackChunkName: "team-forms" */ './role-form')).RoleForm,
  loading: t('form.loading'),
  failure: t('form.failed'),
  height: '9rem',
});

type ChangeRoleProps = { readonly member: TeamMember; readonly onDone: (message: string) => void };

/** Opens the choice of another role. */
export function ChangeRole({ member, onDone }: ChangeRoleProps) {
  const [isOpen, setOpen] = useState(false);
  const handleDone = (message: string) => {
    setOpen(false);
    onDone(message);
  };
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('team.changeRole')}
        <span className="vh"> {t('team.ofMember', { name: member.name })}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('team.changeRoleTitle', { name: member.name })}>
        <RoleForm member={member} onDone={handleDone} />
      </Dialog>
    </>
  );
}
