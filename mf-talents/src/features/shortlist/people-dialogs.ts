import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import type { CompareDialogProps } from './compare-dialog';
import type { InviteDialogProps } from './invite-dialog';
import type { LinkDialogProps } from './link-dialog';

export const CompareDialog = lazyDialog<CompareDialogProps>(() =>
  import(/* webpackChunkName: "talents.compare" */ './compare-dialog').then((part) => part.CompareDialog),
);
export const InviteDialog = lazyDialog<InviteDialogProps>(() =>
  import(/* webpackChunkName: "talents.invite" */ './invite-dialog').then((part) => part.InviteDialog),
);
export const LinkDialog = lazyDialog<LinkDialogProps>(() =>
  import(/* webpackChunkName: "talents.list-link" */ './link-dialog').then((part) => part.LinkDialog),
);
