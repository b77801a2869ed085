import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import type { SecondStepProps } from './second-step';

/** The second step, whose code loads when it is first asked for. */
export const SecondStep = lazyDialog<SecondStepProps>(() =>
  import(/* webpackChunkName: "office.second-step" */ './second-step').then((part) => part.SecondStep),
);
