import type { EnrolledResponse, OfficeSession } from '@alltalent/shared/contracts';
import { Icon, type IconName, TextButton } from '@alltalent/shared/ui';
import { useState } from 'react';
import { t } from '../../messages';
import { EnrolApp } from './enrol-app';
import { EnrolPasskey } from './enrol-passkey';
import { hasPasskeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-step.module.css';

type Way = 'passkey' | 'app';
type EnrolProps = {
  readonly onOpen: (session: OfficeSession) => void;
  /** Ways to choose from; one is shown at once. */
  readonly ways?: readonly Way[];
};

/** Sets up a passkey or an authenticator app; new recovery codes are shown before the office opens. */
export function Enrol({ onOpen, ways = ['passkey', 'app'] }: EnrolProps) {
  const [way, setWay] = useState<Way | null>(ways.length === 1 ? (ways[0] ?? null) : null);
  const [enrolled, setEnrolled] = useState<EnrolledResponse | null>(null);
  const handleEnrolled = (response: EnrolledResponse) => {
    if (response.recovery_codes.length === 0) onOpen(response.data);
    else setEnrolled(response);
  };
  if (enrolled) return <RecoveryCodes codes={enrolled.recovery_codes} onKept={() => onOpen(enrolled.data)} />;
  if (way === null) return <Ways onChoose={setWay} />;
  return (
    <>
      {way === 'app' ? <EnrolApp onEnrolled={handleEnrolled} /> : <EnrolPasskey onEnrolled={handleEnrolled} />}
      {ways.length > 1 && (
        <TextButton className={styles.other} onClick={() => setWay(null)}>
          {t('secondStep.otherWay')}
        </TextButton>
      )}
    </>
  );
}

function Ways({ onChoose }: { readonly onChoose: (way: Way) => void }) {
  const isPossible = hasPasskeys();
  return (
    <div className={styles.ways}>
      <WayButton icon="shield" title={t('secondStep.passkey')} isDisabled={!isPossible} onClick={() => onChoose('passkey')}>
        {t(isPossible ? 'secondStep.passkeyText' : 'secondStep.noPasskeys')}
      </WayButton>
      <WayButton icon="phone" title={t('secondStep.app')} onClick={() => onChoose('app')}>
        {t('secondStep.appText')}
      </WayButton>
    </div>
  );
}

type WayButtonProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

function WayButton({ icon, title, isDisabled = false, onClick, children }: WayButtonProps) {
  return (
    <button type="button" className={styles.way} disabled={isDisabled} onClick={onClick}>
      <Icon name={icon} />
      <strong>{title}</strong>
      <span className="muted">{children}</span>
      <Icon name="next" />
    </button>
  );
}
