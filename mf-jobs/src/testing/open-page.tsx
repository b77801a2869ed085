import { openRoutes, ToastsState } from '@alltalent/shared/testing';
import { createRoutes } from '../routes';

/** Opens an address of this remote; every other address is one page. Toasts are told as text. */
export const openPage = (url: string) => openRoutes(createRoutes, url, { shell: <ToastsState />, otherPages: OTHER_PAGE });

const OTHER_PAGE = { path: '*', Component: () => <h1>Another page</h1> };

export { findTitle } from '@alltalent/shared/testing';
