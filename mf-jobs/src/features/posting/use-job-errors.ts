import { dayInIndia } from '@alltalent/shared/contracts';
import type { FieldErrors } from '@alltalent/shared/ui/form';
import { useMemo, useState } from 'react';
import { jobErrors } from './job-errors';
import { useJobContent } from './use-fields';

/** What is wrong with the job as it stands, whether its fields say so yet or not. */
export function useJobErrors(): FieldErrors {
  const content = useJobContent();
  const [today] = useState(() => dayInIndia(Date.now()));
  return useMemo(() => jobErrors(content, today), [content, today]);
}
