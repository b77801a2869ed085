/** Id of the document's data block with what went wrong when the server drew its page. */
export const DRAWING_FAULT_ID = 'drawing-fault';
