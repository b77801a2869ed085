import { MESSAGES } from '@alltalent/shared/contracts';
import { Dialog, ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './share-dialog.module.css';
import type { ShareStepsProps } from './share-steps';
import type { ShareStep } from './use-share-flow';

const TITLES = {
  form: 'Send these faces to someone',
  terms: 'Before it leaves',
  code: 'Six digits, then it goes',
  done: MESSAGES.shareDone,
} as const satisfies Record<ShareStep, string>;

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

function Steps(props: ShareStepsProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['talents', 'share-steps'],
    queryFn: loadSteps,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    structuralSharing: false,
  });
  const isSkeletonShown = useDelayed(!data && !isError);
  if (isError) {
    return <ErrorState isCompact title="The form did not load" detail="Your selection is kept." onRetry={() => void refetch()} />;
  }
  if (!data || isSkeletonShown) return <FormSkeleton isShown={isSkeletonShown} />;
  return <data.ShareSteps {...props} />;
}

const loadSteps = () => import(/* webpackChunkName: "talents.share" */ './share-steps').then(({ ShareSteps }) => ({ ShareSteps }));

function FormSkeleton({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label="The form is loading">
      {isShown && ['3rem', '3rem', '3rem', '3rem', '6rem'].map((height, index) => <Skeleton key={index} shape="block" height={height} />)}
    </div>
  );
}
