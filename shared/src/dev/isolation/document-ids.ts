/** Id of the document's data block with what went wrong when the server drew its page. */
export const DRAWING_FAULT_ID = 'drawing-fault';

/** Id of the document's data block with the names of the calls that the server made to draw its page. */
export const DRAWN_CALLS_ID = 'drawn-calls';

/** Id of the document's data block with the names of the calls that the remote's code can make. */
export const OWN_CALLS_ID = 'own-calls';
