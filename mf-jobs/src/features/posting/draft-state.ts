import type { OwnJob } from '@alltalent/shared/contracts';
import type { FieldErrors } from '@alltalent/shared/ui/form';

export type SaveOutcome =
  /** 'stale': another tab or device has saved since, and the user has to choose a version. */
  | { readonly kind: 'none' | 'saving' | 'saved' | 'stale' }
  /** With what the server does not take, field by field; {} where it says nothing of fields. */
  | { readonly kind: 'failed'; readonly message: string; readonly errors: FieldErrors };

export type DraftState = {
  /** As the server has it; null while it has nothing. */
  readonly job: OwnJob | null;
  readonly outcome: SaveOutcome;
  /** Typed, and not with the server. */
  readonly isDirty: boolean;
};
