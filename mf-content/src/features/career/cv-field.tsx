import { CV_TYPE } from '@alltalent/shared/contracts';
import { FileField, Icon, TextButton } from '@alltalent/shared/ui';
import { t } from '../../messages';
import css from './career.module.css';
import { useCv } from './use-cv';

/** The CV: sent when it is chosen, and named in the application. */
export function CvField() {
  const { sending, error, label, isRefused, retry, choose, remove } = useCv();
  return (
    <div className={css.cv}>
      <FileField
        name="cv"
        label="Your CV, if you have one"
        accept={`${CV_TYPE},.pdf`}
        prompt={label === null ? 'Choose a PDF, or drop it here' : 'Choose another PDF'}
        hint="A PDF of at most 5 MB. We delete it with your letter after 12 months."
        error={error}
        onFile={choose}
      />
      {retry && <TextButton onClick={retry.send}>{t('career.sendCvAgain', { name: retry.name })}</TextButton>}
      {isRefused && <TextButton onClick={remove}>Go on without a CV</TextButton>}
      <div role="status">
        {sending && <Progress {...sending} />}
        {label !== null && <Chosen label={label} onRemove={remove} />}
      </div>
    </div>
  );
}

function Progress({ name, part }: { readonly name: string; readonly part: number }) {
  const percent = Math.round(part * 100);
  return (
    <p className={css.file}>
      <span className={css.fileName}>{name}</span>
      <progress max={100} value={percent} aria-label={`Sending ${name}`} />
      <span className="num">{percent} %</span>
    </p>
  );
}

function Chosen({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <p className={css.file}>
      <Icon name="check" />
      <span className={css.fileName}>{label}</span>
      <TextButton aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </TextButton>
    </p>
  );
}
