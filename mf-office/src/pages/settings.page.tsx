import { MoneyPage } from '../domain/money/money-page';
import { SettingsView } from '../features/settings/settings-view';

export function Component() {
  return (
    <MoneyPage>
      <SettingsView />
    </MoneyPage>
  );
}
