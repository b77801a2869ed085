import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import { themeAtom, THEMES } from '@alltalent/shared/state';
import { useAtom } from 'jotai';
import { FooterSelect } from './footer-select';
import styles from './footer.module.css';

const LABELS = { auto: 'Auto', light: 'Light', dark: 'Dark' } as const;
const OPTIONS = THEMES.map((theme) => ({ value: theme, label: LABELS[theme] }));

export function ThemeChoice() {
  const [theme, setTheme] = useAtom(themeAtom);
  const shown = useBrowserValue(() => theme, 'auto');
  return (
    <div className={styles.choice}>
      <FooterSelect label="Theme" value={shown} options={OPTIONS} onChange={setTheme} />
    </div>
  );
}
