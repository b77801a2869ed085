import { MESSAGES } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { t } from '../../messages';
import styles from './share-dialog.module.css';
import type { ShareStepsProps } from './share-steps';
import type { ShareStep } from './use-share-flow';

const TITLES = {
  form: 'Send these faces to someone',
  terms: 'Before it leaves',
  code: 'Six digits, then it goes',
  done: MESSAGES.shareDone,
} as const satisfies Record<ShareStep, string>;

const Steps = lazySection<ShareStepsProps>({
  name: 'talents.share',
  load: async () => (await import(/* webpackChunkName: "talents.share" */ './share-steps')).ShareSteps,
  loading: 'The form is loading',
  failure: t('forms.notLoaded'),
  detail: 'Your selection is kept.',
  height: '30rem',
  bars: ['3rem', '3rem', '3rem', '3rem', '6rem'],
});

/** One dialog for the whole way; what it shows comes with the first press. */
export function ShareDialog(props: ShareStepsProps) {
  const { isOpen, step, close } = props.flow;
  const isForm = step === 'form';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={step === 'done' ? props.onBack : close}
      title={TITLES[step]}
      className={isForm ? styles.wide : styles.narrow}
    >
      <Steps {...props} />
    </Dialog>
  );
}
