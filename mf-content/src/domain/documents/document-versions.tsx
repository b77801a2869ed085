import { formatDay, type SiteDocument } from '@alltalent/shared/contracts';
import { Alert, TextLink } from '@alltalent/shared/ui';
import styles from './document-versions.module.css';

type DocumentVersionsProps = { readonly text: SiteDocument; readonly path: string };

/** From when this text holds, what held before it, and what is announced. */
export function DocumentVersions({ text: { version: shown, effective_on, is_current, former, next }, path }: DocumentVersionsProps) {
  const isAnnounced = next?.version === shown;
  return (
    <>
      {is_current ? (
        <p className={`num ${styles.date}`}>
          Last updated <Day on={effective_on} />.
        </p>
      ) : (
        <Alert kind="info">
          {isAnnounced ? 'This version comes into force on ' : 'This is a former version, of '}
          <Day on={effective_on} />. <TextLink to={path}>Read the one that holds now</TextLink>
        </Alert>
      )}
      {is_current && next && (
        <Alert kind="info">
          A new version comes into force on <Day on={next.effective_on} />
          {next.summary === '' ? '. ' : `: ${next.summary}. `}
          <TextLink to={`${path}/versions/${next.version}`}>Read it</TextLink>
        </Alert>
      )}
      {is_current && former.length > 0 && (
        <p className={`num ${styles.date}`}>
          Former versions:{' '}
          {former.map(({ version, effective_on: day }, index) => (
            <span key={version}>
              {index > 0 && ', '}
              <TextLink to={`${path}/versions/${version}`}>{formatDay(day)}</TextLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Day({ on }: { readonly on: string }) {
  return <time dateTime={on}>{formatDay(on)}</time>;
}
