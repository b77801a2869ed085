import { BENEFITS_FORM } from './benefits-form';
import { MANAGERS_FORM } from './managers-form';
import { PartDialog } from './part-dialog';
import { QUESTIONS_FORM } from './questions-form';
import { RATES_FORM } from './rates-form';
import type { SettingDialogProps } from './setting-part';
import { STATES_FORM } from './states-form';

/** Changes a part of the settings by its form. */
export function SettingDialog(props: SettingDialogProps) {
  switch (props.part) {
    case 'benefits':
      return <PartDialog {...props} form={BENEFITS_FORM} />;
    case 'rates':
      return <PartDialog {...props} form={RATES_FORM} />;
    case 'questions':
      return <PartDialog {...props} form={QUESTIONS_FORM} />;
    case 'states':
      return <PartDialog {...props} form={STATES_FORM} />;
    case 'managers':
      return <PartDialog {...props} form={MANAGERS_FORM} />;
  }
}
