import { FEEDBACK_LABELS } from '../../domain/feedback/feedback-labels';
import { t } from '../../messages/shortlist';
import { ChoiceField } from '@alltalent/shared/ui/choice-field';
import { ANSWER_FILTERS, type AnswerFilter, fits, type GivenAnswer } from './given-answers';

type AnswerFilterBarProps = {
  readonly value: AnswerFilter;
  /** Answers of each person. */
  readonly answers: readonly (readonly GivenAnswer[])[];
  readonly onChange: (filter: AnswerFilter) => void;
};

/** Chooses the people by what was answered about them; each choice says how many there are. */
export function AnswerFilterBar({ value, answers, onChange }: AnswerFilterBarProps) {
  const choices = ANSWER_FILTERS.map((filter) => ({
    value: filter,
    label: `${labelOf(filter)} (${answers.filter((given) => fits(filter, given)).length})`,
  }));
  return <ChoiceField label={t('shortlist.filter')} name="answers" value={value} choices={choices} onChange={onChange} />;
}

function labelOf(filter: AnswerFilter): string {
  if (filter === 'all') return t('shortlist.everybody');
  return filter === 'none' ? t('shortlist.unanswered') : FEEDBACK_LABELS[filter];
}
