import { useSession } from '@alltalent/shared/api';
import { useDelayed } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { ActingBar } from './accounts/acting-bar';
import { AboutPanel } from './side-menu/about-panel';
import { CookieBanner } from './notices/cookie-banner';
import { FlashMessageRow } from './notices/flash-message-row';
import { Footer } from './footer/footer';
import styles from './frame.module.css';
import { t } from '../messages';
import { Header } from './header/header';
import { JoinPanelHost } from './session/join-panel-host';
import { OfflineAlert } from './notices/offline-alert';
import { OverrideBadge } from './notices/override-badge';
import { SideMenu } from './side-menu/side-menu';
import { ToastList } from './notices/toast-list';
import { UpgradeCardHost } from './upgrade/upgrade-card-host';
import { useAutoJoin } from './session/use-auto-join';
import { useFlashCookie } from './notices/use-flash-cookie';
import { useMainFocus } from './use-main-focus';
import { useSessionWatch } from './session/use-session-watch';

const BUSY_DELAY_MS = 150;

export type FrameProps = {
  readonly children: ReactNode;
  readonly header: 'solid' | 'over';
  readonly hasFooter: boolean;
  readonly isBusy: boolean;
};

// One element for all navigations, so that React does not render it again.
const ALERTS = (
  <>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <CookieBanner />
    <OverrideBadge />
  </>
);
const WITHOUT_SCRIPT = (
  <noscript>
    <p className="wrap muted">{t('withoutScript')}</p>
  </noscript>
);
const OFFLINE = <OfflineAlert />;
const FOOTER = <Footer />;
const PANELS = (
  <>
    <SideMenu />
    <AboutPanel />
    <JoinPanelHost />
    <UpgradeCardHost />
    <ToastList />
  </>
);

/** Header, footer and messages around every page. */
export function Frame({ children, header, hasFooter, isBusy }: FrameProps) {
  const main = useMainFocus();
  useSessionWatch();
  useFlashCookie();
  useAutoJoin();
  const viewer = useSession();
  return (
    <>
      {ALERTS}
      <PageProgress isBusy={isBusy} />
      <ActingBar viewer={viewer} />
      <Header look={header} />
      {OFFLINE}
      <FlashMessageRow isOver={header === 'over'} />
      <main className={styles.main} id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      {WITHOUT_SCRIPT}
      {hasFooter && FOOTER}
      {PANELS}
    </>
  );
}

function PageProgress({ isBusy }: { readonly isBusy: boolean }) {
  return useDelayed(isBusy, BUSY_DELAY_MS) ? <div className={styles.progress} role="progressbar" aria-label="Loading the page" /> : null;
}
