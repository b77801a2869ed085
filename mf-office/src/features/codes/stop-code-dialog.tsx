import { FormDialog } from '../../domain/form-dialog/form-dialog';
import { t } from '../../messages/codes';
import { draftOf, inputOf } from './code-draft';
import { type ListedCode, useSaveCode } from './codes.query';

export type StopCodeDialogProps = { readonly code: ListedCode; readonly onClose: () => void };

const EMPTY = {};

/** Stops a promo code, or starts a stopped one again. */
export function StopCodeDialog({ code, onClose }: StopCodeDialogProps) {
  const save = useSaveCode();
  const { code: name, is_active: isActive } = code;
  return (
    <FormDialog
      title={t(isActive ? 'code.stopTitle' : 'code.startTitle', { code: name })}
      initial={EMPTY}
      submitLabel={t(isActive ? 'codes.stop' : 'codes.start')}
      send={() => save({ ...inputOf(draftOf(code), code), is_active: !isActive })}
      onClose={onClose}
    >
      <p>{t(isActive ? 'code.stopText' : 'code.startText')}</p>
    </FormDialog>
  );
}
