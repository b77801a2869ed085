import { watchModals } from './open-modals';

/** A link in a dialog closes it and leads elsewhere at once: its history entry is left for the page it leads to. */
const RECONCILE_MS = 60;

/** A history entry: the router's count of its page, and how many dialogs were open over it. */
type Place = { readonly page: unknown; readonly dialogs: number };

/**
 * Lets Back close the top dialog instead of leaving the page. Every open dialog has a history entry of its own, with the
 * address and the state of its page; the router hears nothing of the steps between them. Started once per document, before
 * the router. Returns the way to stop it.
 */
export function closeDialogsOnBack(): () => void {
  const entries = new DialogEntries();
  const handlePop = (event: PopStateEvent) => {
    if (entries.take(placeOf(event.state))) event.stopImmediatePropagation();
  };
  addEventListener('popstate', handlePop, { capture: true });
  const unwatch = watchModals(() => entries.follow());
  return () => {
    removeEventListener('popstate', handlePop, { capture: true });
    unwatch();
    entries.stop();
  };
}

class DialogEntries {
  private readonly push = history.pushState.bind(history);
  /** A step that the browser was asked for and has not taken yet. */
  private underWay: 'back' | 'back from a new page' | 'forward' | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    history.pushState = (state, unused, url) => this.pushPage(state, unused, url);
    // A reload closes every dialog but keeps its history entry.
    this.reconcileLater();
  }

  /** A dialog was opened or closed. */
  follow(): void {
    const open = openDialogs();
    const { page, dialogs } = placeOf(history.state);
    for (const dialog of open) dialog.dataset['page'] = String(page);
    if (open.length > dialogs) this.reconcile();
    else this.reconcileLater();
  }

  /** The browser went to another entry. True: the router hears nothing of it. */
  take(to: Place): boolean {
    if (this.underWay !== null) return this.takeOwnStep();
    const open = openDialogs();
    if (to.dialogs > open.length) {
      // The entry of a dialog that is closed: Forward led here, or Back from another site.
      history.go(open.length - to.dialogs);
      return true;
    }
    if (to.dialogs === open.length || open.at(-1)?.dataset['page'] !== String(to.page)) return false;
    for (const dialog of open.slice(to.dialogs).toReversed()) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    // A dialog that stays open gets a new history entry.
    this.reconcileLater();
    return true;
  }

  stop(): void {
    this.wait();
    history.pushState = this.push;
  }

  /** Gives every open dialog its entry, and takes away those of dialogs that were closed otherwise. */
  private reconcile(): void {
    const { dialogs } = placeOf(history.state);
    const open = openDialogs().length;
    if (this.underWay !== null) return;
    for (let count = dialogs + 1; count <= open; count += 1) this.push({ ...stateOf(history.state), dialogs: count }, '');
    if (open >= dialogs) return;
    this.underWay = 'back';
    history.go(open - dialogs);
  }

  /** A step in the history would end the loading of another document, so a page that is left settles nothing. */
  private reconcileLater(): void {
    this.wait();
    addEventListener('beforeunload', this.wait);
    this.timer = setTimeout(() => {
      this.wait();
      this.reconcile();
    }, RECONCILE_MS);
  }

  private readonly wait = (): void => {
    clearTimeout(this.timer);
    removeEventListener('beforeunload', this.wait);
  };

  /** A new page takes the place of the dialog that led to it. */
  private pushPage(...[state, unused, url]: Parameters<History['pushState']>): void {
    if (placeOf(history.state).dialogs === 0) return this.push(state, unused, url);
    history.replaceState(state, unused, url);
    if (this.underWay === 'back') this.underWay = 'back from a new page';
    this.reconcileLater();
  }

  private takeOwnStep(): true {
    const isOnFormerPage = this.underWay === 'back from a new page';
    this.underWay = isOnFormerPage ? 'forward' : null;
    if (isOnFormerPage) history.go(1);
    else this.reconcileLater();
    return true;
  }
}

/** Open dialogs that are not part of the URL; the router closes the others. */
function openDialogs(): readonly HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-in-address])')];
}

function stateOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

function placeOf(state: unknown): Place {
  const { idx, dialogs } = stateOf(state);
  return { page: idx, dialogs: typeof dialogs === 'number' ? dialogs : 0 };
}
