import { ACCOUNT_SIDES, type Account, type AccountSide, type OwnSides } from '@alltalent/shared/contracts';
import { PageSection } from '@alltalent/shared/ui/page-section';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages';
import { AddSide } from './add-side';
import { HeldSides } from './held-sides';
import { sideTitle } from './side-texts';

type SidesSectionProps = { readonly account: Pick<Account, 'own_sides'> };

/** Section about the talent side and the client side of the account. Accounts that can have no second side do not show it. */
export function SidesSection({ account: { own_sides: own } }: SidesSectionProps) {
  const [message, setMessage] = useState('');
  if (!own) return null;
  const missing = missingSide(own);
  return (
    <PageSection id="sides" title={sideTitle(missing)} lede={missing === null ? t('sides.bothLede') : t('sides.lede')}>
      {missing === null ? (
        <HeldSides own={own} onDone={setMessage} />
      ) : (
        <AddSide side={missing} hasBirthDate={own.has_birth_date} onDone={setMessage} />
      )}
      <DoneMessage text={message} />
    </PageSection>
  );
}

/** Message that takes the focus, because the button that led to it is gone. */
function DoneMessage({ text }: { readonly text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== '') line.current?.focus();
  }, [text]);
  return (
    <p ref={line} role="status" tabIndex={-1}>
      {text}
    </p>
  );
}

/** Returns the side that the account does not have; null when it has both. */
function missingSide({ held }: OwnSides): AccountSide | null {
  return ACCOUNT_SIDES.find((side) => !held.includes(side)) ?? null;
}
