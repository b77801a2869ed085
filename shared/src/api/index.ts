export { ApiError, ConnectionError, messageOf, requestIdOf } from './api-error';
export { readCookie } from './cookies';
export { request, type RequestOptions, setApiBaseUrl } from './http';
export { assetUrl, pageSettings, type PageSettings } from './page-settings';
export { beginSession, endSession, forgetSession, type Session, sessionQuery, useSession } from './session';
export { announceLogout, listenForLogout } from './session-channel';
export { storage, type StorageKey } from './storage';
