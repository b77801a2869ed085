import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import type { MoveDialogProps } from './move-dialog';

const MoveDialog = lazyDialog(() => import(/* webpackChunkName: "jobs.move" */ './move-dialog').then((part) => part.MoveDialog));
const TapeDialog = lazyDialog(() => import(/* webpackChunkName: "jobs.tape" */ './tape-dialog').then((part) => part.TapeDialog));

/** What a move asks before it is made. */
export function AskedDialog({ stage, ...rest }: MoveDialogProps) {
  return stage === 'self-tape' ? <TapeDialog {...rest} /> : <MoveDialog stage={stage} {...rest} />;
}
