export { ApiError, ConnectionError, messageOf, requestIdOf } from './api-error';
export { readCookie } from './cookies';
export { request, type RequestOptions, setApiBaseUrl } from './http';
export { assetUrl, pageSettings, type PageSettings } from './page-settings';
export { beginSession, closeSession, endSession, OWN_DATA, rememberSession, type Session, sessionQuery, useSession } from './session';
export { announceLogout, listenForLogout } from './session-channel';
export { listenForLostSession } from './session-loss';
export { storage, type StorageKey } from './storage';
