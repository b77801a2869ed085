import { MEMBERSHIP_LIMITS, type StaffMembershipSettings } from '@alltalent/shared/contracts';
import { FormTextArea, FormTextField, toFormErrors } from '@alltalent/shared/ui/form';
import { t } from '../../messages/settings';
import { RowList } from './row-list';
import type { PartForm } from './setting-part';

type Question = { readonly question: string; readonly answer: string };
type Draft = { readonly questions: readonly Question[] };

function mistakesIn({ questions }: Draft) {
  const mistakes = questions.flatMap(({ question, answer }, index) => [
    ...(question.trim() === '' ? [[`questions[${index}].question`, t('questions.noQuestion')]] : []),
    ...(answer.trim() === '' ? [[`questions[${index}].answer`, t('questions.noAnswer')]] : []),
  ]);
  return toFormErrors(Object.fromEntries(mistakes) as Record<string, string>);
}

function Fields() {
  const { questions: most, question, answer } = MEMBERSHIP_LIMITS;
  return (
    <RowList
      name="questions"
      label={t('questions.title')}
      rowLabel={(number) => t('questions.row', { number })}
      addLabel={t('questions.add')}
      fresh={{ question: '', answer: '' } satisfies Question}
      most={most}
      isOrdered
    >
      {(path) => (
        <>
          <FormTextField
            name={`${path}.question`}
            label={t('questions.question')}
            hint={t('questions.limit', { most: question })}
            maxLength={question}
            autoComplete="off"
            isRequired
          />
          <FormTextArea
            name={`${path}.answer`}
            label={t('questions.answer')}
            hint={t('questions.limit', { most: answer })}
            maxLength={answer}
            rows={3}
            isRequired
          />
        </>
      )}
    </RowList>
  );
}

/** Form of the questions of the membership page. */
export const QUESTIONS_FORM: PartForm<Draft> = {
  draftOf: ({ questions }: StaffMembershipSettings) => ({ questions }),
  mistakesIn,
  inputOf: ({ questions }) => ({
    questions: questions.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
  }),
  Fields,
};
