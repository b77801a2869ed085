import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import type { ReasonDialogProps } from './reason-dialog';

export const AskReason = lazyDialog<ReasonDialogProps>(() =>
  import(/* webpackChunkName: "hiring.reason" */ './reason-dialog').then((part) => part.ReasonDialog),
);
