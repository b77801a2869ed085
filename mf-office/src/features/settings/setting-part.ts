import type { Benefits, MembershipSettingsInput, StaffMembershipSettings } from '@alltalent/shared/contracts';
import type { FormikErrors } from 'formik';
import type { ComponentType } from 'react';
import type { SettingsMessageId } from '../../messages/settings';

/** Parts of the settings that have a card and a form. */
export const SETTING_PARTS = ['benefits', 'rates', 'questions', 'states', 'managers'] as const;
export type SettingPart = (typeof SETTING_PARTS)[number];

export type SettingDialogProps = {
  readonly part: SettingPart;
  /** As they were when the dialog was opened. */
  readonly settings: StaffMembershipSettings;
  readonly onClose: () => void;
};

export const PART_TITLES: Readonly<Record<SettingPart, SettingsMessageId>> = {
  benefits: 'benefits.title',
  rates: 'rates.title',
  questions: 'questions.title',
  states: 'states.title',
  managers: 'managers.title',
};

/** Benefits that a plan has or has not, in the order of the membership page. */
export const MARKS = {
  has_crown: 'benefits.crown',
  has_first_review: 'benefits.firstReview',
  has_approved_profile: 'benefits.approvedProfile',
  has_manager: 'benefits.manager',
  has_premium_support: 'benefits.support',
  has_free_shoot: 'benefits.shoot',
} as const satisfies Partial<Record<keyof Benefits, SettingsMessageId>>;
export type Mark = keyof typeof MARKS;
export const MARK_NAMES = Object.keys(MARKS) as Mark[];

/** The form of a part: what it begins with, what it refuses, what it sends, and its fields. */
export type PartForm<Draft extends object> = {
  readonly draftOf: (settings: StaffMembershipSettings) => Draft;
  /** Finds mistakes that the server need not be asked about. */
  readonly mistakesIn: (draft: Draft) => FormikErrors<Draft>;
  readonly inputOf: (draft: Draft) => Omit<MembershipSettingsInput, 'version'>;
  readonly Fields: ComponentType<{ readonly settings: StaffMembershipSettings }>;
};
