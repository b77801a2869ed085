import { number, object, string } from 'yup';

/** Days for which the files of a deleted remote stay, so that it can be restored. */
export const DELETED_KEPT_DAYS = 30;

/** A page that went with its remote. `exists`: the call that says whether such a page was there, for a pattern with a parameter. */
export type GoneRoute = { readonly pattern: string; readonly exists?: string };

/** A deleted remote as the registry names it: its pages are answered 410. */
export type DeletedRemote = { readonly remote: string; readonly routes: readonly GoneRoute[] };

/** When and by whom a remote was deleted, and until when it can be restored; milliseconds since 1970. */
export const deletionSchema = object({ at: number().required(), by: string().required(), restorable_until: number().required() });
