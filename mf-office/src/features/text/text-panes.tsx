import type { TextKey, TextVersionEntry } from '@alltalent/shared/contracts';
import { Chip } from '@alltalent/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { textVersionQuery } from '../../domain/texts/texts.query';
import { type MessageId, t } from '../../messages/text';
import { changedLines } from './changed-lines';
import type { EditedPlace } from './edited-words';
import { TextPreview } from './text-preview';
import { TextVersions } from './text-versions';
import type { EditedText } from './use-edited-text';
import { Changes } from './changes';
import styles from './text.module.css';

const PANES = { preview: 'pane.preview', changes: 'pane.changes', versions: 'pane.versions' } as const satisfies Record<string, MessageId>;
export type Pane = keyof typeof PANES;

type TextPanesProps = {
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly panes: RefObject<HTMLElement | null>;
  readonly edited: EditedText;
  readonly place: EditedPlace | null;
  readonly onBringBack: (version: TextVersionEntry) => void;
  readonly onWithdraw: (version: TextVersionEntry) => void;
};

/** Beside the form: the page as it will be, what changes, or the versions. */
export function TextPanes({ pane, onPane, panes, edited, place, onBringBack, onWithdraw }: TextPanesProps) {
  const [compared, setCompared] = useState<TextVersionEntry | null>(null);
  const { base, current, inForce, isValid } = edited;
  const lines = changedLines(inForce ?? {}, current, base.kind);
  const show = (next: Pane) => {
    onPane(next);
    setCompared(null);
  };
  return (
    <section ref={panes} className={styles.panes} aria-label={t('pane.label')}>
      <div className={styles.paneChoice} role="group" aria-label={t('pane.label')}>
        {(Object.keys(PANES) as Pane[]).map((one) => (
          <Chip key={one} isPressed={one === pane} onClick={() => show(one)}>
            {t(PANES[one], { count: lines.length })}
          </Chip>
        ))}
      </div>
      <div hidden={pane !== 'preview'}>
        <TextPreview textKey={base} publicPath={base.public_path} values={current} isValid={isValid} place={place} />
      </div>
      {pane === 'changes' && (compared ? <FromVersion edited={edited} version={compared.version} /> : <Changes lines={lines} />)}
      {pane === 'versions' && (
        <TextVersions
          textKey={base}
          onBringBack={onBringBack}
          onWithdraw={onWithdraw}
          onCompare={(version) => {
            onPane('changes');
            setCompared(version);
          }}
        />
      )}
    </section>
  );
}

type FromVersionProps = { readonly edited: EditedText; readonly version: number };

/** What differs between a version and the form; where nothing does, what that version changed. */
function FromVersion({ edited: { base, current }, version }: FromVersionProps) {
  const query = useQuery(textVersionQuery(base, version));
  return (
    <OfficeQueryView query={query} failure={t('version.failure')}>
      {({ data }) => {
        const lines = changedLines(data.values, current, base.kind);
        if (lines.length === 0 && version > 1) return <OfVersion textKey={base} version={version} values={data.values} />;
        return (
          <>
            <p className="muted">{t('version.comparing', { version })}</p>
            <Changes lines={lines} />
          </>
        );
      }}
    </OfficeQueryView>
  );
}

type OfVersionProps = { readonly textKey: TextKey; readonly version: number; readonly values: unknown };

function OfVersion({ textKey, version, values }: OfVersionProps) {
  const before = version - 1;
  const query = useQuery(textVersionQuery(textKey, before));
  return (
    <OfficeQueryView query={query} failure={t('version.failure')}>
      {({ data }) => (
        <>
          <p className="muted">{t('version.changed', { version, before })}</p>
          <Changes lines={changedLines(data.values, values, textKey.kind)} />
        </>
      )}
    </OfficeQueryView>
  );
}
