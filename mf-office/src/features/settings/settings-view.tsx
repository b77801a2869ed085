import type { StaffMembershipSettings } from '@alltalent/shared/contracts';
import { EmptyState } from '@alltalent/shared/ui';
import { lazyDialog } from '@alltalent/shared/ui/lazy-dialog';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { OfficeQueryView } from '../../domain/office-page/office-query-view';
import { t } from '../../messages/settings';
import { BenefitsCard } from './benefits-card';
import { ManagersCard } from './managers-card';
import { QuestionsCard } from './questions-card';
import { RatesCard } from './rates-card';
import { SETTING_PARTS, type SettingDialogProps, type SettingPart } from './setting-part';
import { SettingCard } from './setting-card';
import { settingsQuery } from './settings.query';
import styles from './settings.module.css';
import { StatesCard } from './states-card';

const SettingDialog = lazyDialog<SettingDialogProps>(() =>
  import(/* webpackChunkName: "office.setting" */ './setting-dialog').then((part) => part.SettingDialog),
);

const CARDS: Readonly<Record<SettingPart, ComponentType<{ readonly settings: StaffMembershipSettings }>>> = {
  benefits: BenefitsCard,
  rates: RatesCard,
  questions: QuestionsCard,
  states: StatesCard,
  managers: ManagersCard,
};

/** What the membership page says beside names and prices, and who looks after members: a card for each part. */
export function SettingsView() {
  const query = useQuery(settingsQuery);
  return (
    <OfficeQueryView query={query} failure={t('settings.failure')}>
      {(settings) =>
        settings.plans.length === 0 ? (
          <EmptyState title={t('settings.none')}>{t('settings.noneText')}</EmptyState>
        ) : (
          <Settings settings={settings} />
        )
      }
    </OfficeQueryView>
  );
}

function Settings({ settings }: { readonly settings: StaffMembershipSettings }) {
  const [asked, setAsked] = useState<SettingPart | null>(null);
  return (
    <div className={styles.settings}>
      <p className={styles.text}>{t('settings.what')}</p>
      {SETTING_PARTS.map((part) => {
        const Card = CARDS[part];
        return (
          <SettingCard key={part} part={part} onChange={() => setAsked(part)}>
            <Card settings={settings} />
          </SettingCard>
        );
      })}
      {asked !== null && <SettingDialog key={asked} part={asked} settings={settings} onClose={() => setAsked(null)} />}
    </div>
  );
}
