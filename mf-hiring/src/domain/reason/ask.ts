import type { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import type { ComponentProps } from 'react';

/** A question before a change, whose code comes when it is first asked. */
export const Ask = lazyDialog<ComponentProps<typeof AskDialog>>(() =>
  import(/* webpackChunkName: "hiring.ask" */ '@alltalent/shared/ui/ask-dialog').then((part) => part.AskDialog),
);
