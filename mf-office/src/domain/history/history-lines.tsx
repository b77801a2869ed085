import { type AuditLine, shortMomentInIndia } from '@alltalent/shared/contracts';
import type { ReactNode } from 'react';
import { t } from '../../messages';
import { actSentence } from './act-sentences';
import { FactList } from './fact-list';
import { readDetail } from './read-detail';
import styles from './history.module.css';

/** Begins the names of system accounts. */
const MACHINE = 'system:';

type HistoryLinesProps<Line extends AuditLine> = {
  readonly lines: readonly Line[];
  /** What a line is about; not where all are about one. */
  readonly subjectOf?: (line: Line) => ReactNode;
  /** What stands below a line. */
  readonly below?: (line: Line) => ReactNode;
  /** Sentence for no entries. */
  readonly none?: string;
};

/** Entries of the audit trail, in the order they come. */
export function HistoryLines<Line extends AuditLine>({ lines, subjectOf, below, none = t('history.none') }: HistoryLinesProps<Line>) {
  if (lines.length === 0) return <p className="muted">{none}</p>;
  return (
    <ol className={styles.lines}>
      {lines.map((line, index) => (
        <li key={`${line.at}-${line.action}-${index}`}>
          <time className="muted num" dateTime={line.at}>
            {shortMomentInIndia(line.at)}
          </time>
          <div>
            <p>
              <span>{actSentence(line.action, actorOf(line))}</span>
              {subjectOf?.(line)}
            </p>
            <Detail line={line} />
            {below?.(line)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Detail({ line }: { readonly line: AuditLine }) {
  const { facts, text } = readDetail(line);
  return (
    <>
      <FactList facts={facts} />
      {text !== '' && <p className="muted">{text}</p>}
    </>
  );
}

/** The name of who acted: a person, the site itself, or the account of a machine at the command line. */
function actorOf({ actor }: AuditLine): string {
  if (actor === '') return t('history.itself');
  return actor.startsWith(MACHINE) ? t('history.commandLine', { name: actor.slice(MACHINE.length) }) : actor;
}
