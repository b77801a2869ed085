import type { ComparedLine } from '@alltalent/shared/contracts';
import { ComparedLines } from '../../domain/review/compared-lines';
import { t } from '../../messages/text';

/** Lines of a text that differ between two versions. */
export function Changes({ lines }: { readonly lines: readonly ComparedLine[] }) {
  return <ComparedLines lines={lines} isPublic sides={{ before: t('text.before'), after: t('text.after') }} />;
}
