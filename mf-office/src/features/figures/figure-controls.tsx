import { FIGURE_PERIODS, type Figures } from '@alltalent/shared/contracts';
import { TextField } from '@alltalent/shared/ui';
import { ChoiceField } from '@alltalent/shared/ui/choice-field';
import { useState } from 'react';
import { type FigureMessageId, t } from '../../messages/figures';
import styles from './figures.module.css';
import { type FigureChoice, isFigureDay } from './use-figure-choice';

type FigureControlsProps = {
  readonly choice: FigureChoice;
  /** First and last day that are shown. */
  readonly shown: Pick<Figures['now'], 'from' | 'to'> | undefined;
  /** Why the server refused the days, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChoose: (choice: FigureChoice) => void;
};

const PERIODS = { day: 'figures.by.day', week: 'figures.by.week', month: 'figures.by.month' } as const satisfies Record<
  FigureChoice['by'],
  FigureMessageId
>;

/** Chooses the periods and days; another period begins with its usual days. */
export function FigureControls({ choice, shown, errors, onChoose }: FigureControlsProps) {
  const [from, to] = [choice.from ?? shown?.from ?? '', choice.to ?? shown?.to ?? ''];
  return (
    <div className={styles.controls}>
      <ChoiceField
        name="by"
        label={t('figures.by')}
        value={choice.by}
        choices={FIGURE_PERIODS.map((value) => ({ value, label: t(PERIODS[value]) }))}
        onChange={(by) => onChoose({ by, from: undefined, to: undefined })}
      />
      <DayField name="from" day={from} error={errors['from']} onChoose={(day) => onChoose({ ...choice, from: day, to: to || undefined })} />
      <DayField name="to" day={to} error={errors['to']} onChoose={(day) => onChoose({ ...choice, from: from || undefined, to: day })} />
    </div>
  );
}

type DayFieldProps = {
  readonly name: 'from' | 'to';
  readonly day: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
};

/** A day that is chosen once it is whole; what is half typed stays in the field. */
function DayField({ name, day, error, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [seen, setSeen] = useState(day);
  if (seen !== day) {
    setSeen(day);
    setTyped(day);
  }
  const handleChange = (text: string) => {
    setTyped(text);
    if (isFigureDay(text)) onChoose(text);
  };
  const label = t(name === 'from' ? 'figures.from' : 'figures.to');
  return <TextField name={name} type="date" label={label} value={typed} error={error} onChange={handleChange} />;
}
