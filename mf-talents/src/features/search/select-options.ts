import { SORT_LABELS, SORTS } from '@alltalent/shared/contracts';
import type { SelectOption } from '@alltalent/shared/ui';

export const SORT_OPTIONS: readonly SelectOption[] = SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));
