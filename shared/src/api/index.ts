export { ApiError, ConnectionError, messageOf, requestIdOf } from './api-error';
export { readCookie } from './cookies';
export { DEFAULT_DIAL_CODE, storeDialCode, usualDialCode } from './dial-code';
export { accountHeaders, ensureXsrfToken, readResponse, request, requestFile, type RequestOptions, setApiBaseUrl } from './http';
export { createKey, hasCode, useKeyedRequest, wait } from './keyed-request';
export { type LiveEventsOptions, type LiveQueryOptions, useLiveEvents, useLiveQuery } from './live-events';
export { assetUrl, pageSettings, type PageSettings, setPageSettings } from './page-settings';
export { refusalOf, waitOf } from './refusal';
export {
  beforeSessionEnds,
  beginSession,
  closeSession,
  endSession,
  OWN_DATA,
  rememberSession,
  type Session,
  sessionQuery,
  switchAccount,
  useSession,
} from './session';
export { mayChange, useMayChange } from './may-change';
export { announceLogout, listenForLogout, listenForSwitch } from './session-channel';
export { listenForLostSession, listenForOtherAccount } from './session-loss';
export { storage, type StorageKey } from './storage';
export { storedViewer, useStoredViewer } from './stored-viewer';
export { tabMemory } from './tab-memory';
export { setUnreadMessages, unreadMessagesQuery } from './unread-messages';
export { setUnreadNotifications, unreadNotificationsQuery } from './unread-notifications';
export { useHydrated } from './use-hydrated';
export { upload, type UploadOptions } from './upload';

// Remotes released earlier import these names from the shell's copy (docs/contracts.md).
export { storeDialCode as keepDialCode } from './dial-code';
export { setUnreadNotifications as setUnreadNotices, unreadNotificationsQuery as unreadNoticesQuery } from './unread-notifications';
