export { cookieChoiceAtom, hasPrivacySignal } from './cookie-choice.atom';
export { type FlashMessage, flashAtom, setFlashAtom } from './flash.atoms';
export { closeJoinPanelAtom, joinPanelAtom, openJoinPanelAtom } from './join-panel.atoms';
export { drawnAtAtom, useNow } from './now';
export { type Theme, themeAtom, THEMES } from './theme.atom';
export { addToastAtom, removeToastAtom, type Toast, toastsAtom } from './toasts.atoms';
export { type PartReports, PartReportsContext, RemoteLoaderContext } from './page-remotes';
