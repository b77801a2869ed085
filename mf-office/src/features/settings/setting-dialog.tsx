import type { ComponentType } from 'react';
import type { StaffMembershipSettings } from '@alltalent/shared/contracts';
import { BENEFITS_FORM } from './benefits-form';
import { MANAGERS_FORM } from './managers-form';
import { partDialog } from './part-dialog';
import { QUESTIONS_FORM } from './questions-form';
import { RATES_FORM } from './rates-form';
import type { SettingPart } from './setting-part';
import { STATES_FORM } from './states-form';

export type SettingDialogProps = {
  readonly part: SettingPart;
  /** As they were when the dialog was opened. */
  readonly settings: StaffMembershipSettings;
  readonly onClose: () => void;
};

const DIALOGS: Readonly<Record<SettingPart, ComponentType<SettingDialogProps>>> = {
  benefits: partDialog(BENEFITS_FORM),
  rates: partDialog(RATES_FORM),
  questions: partDialog(QUESTIONS_FORM),
  states: partDialog(STATES_FORM),
  managers: partDialog(MANAGERS_FORM),
};

/** Changes one part of the settings. */
export function SettingDialog(props: SettingDialogProps) {
  const PartDialog = DIALOGS[props.part];
  return <PartDialog {...props} />;
}
