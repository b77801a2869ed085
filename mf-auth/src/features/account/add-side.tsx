import type { AccountSide } from '@alltalent/shared/contracts';
import { Button, Dialog } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useState } from 'react';
import { t } from '../../messages';
import styles from './account.module.css';
import { sidePoints, sideTitle } from './side-texts';

const AddSideForm = lazySection({
  name: 'account-add-side',
  load: async () => (await import(/* webpackChunkName: "account-dialogs" */ './add-side-form')).AddSideForm,
  loading: t('form.loading'),
  failure: t('form.failed'),
  height: '10rem',
});

type AddSideProps = { readonly side: AccountSide; readonly hasBirthDate: boolean; readonly onDone: (message: string) => void };

/** Says what the other side adds, and opens its form. */
export function AddSide({ side, hasBirthDate, onDone }: AddSideProps) {
  const [isOpen, setOpen] = useState(false);
  const title = sideTitle(side);
  const handleDone = (message: string) => {
    setOpen(false);
    onDone(message);
  };
  return (
    <>
      <ul className={styles.points}>
        {sidePoints(side).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div>
        <Button variant="ink" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <AddSideForm side={side} hasBirthDate={hasBirthDate} onDone={handleDone} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
