import { parentPort, workerData } from 'node:worker_threads';
import { type ContactSheet, contactSheetPdf } from './contact-sheet';

/** Program of a thread: sets one contact sheet, because fonts and lines take the processor for a second. */
contactSheetPdf(workerData as ContactSheet)
  .then((pdf) => parentPort?.postMessage(new Uint8Array(pdf)))
  // The thread that started this one hears of it as of every other failure.
  .catch((error: unknown) => {
    throw error;
  });
