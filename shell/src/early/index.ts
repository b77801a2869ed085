import { EARLY_INPUT, watchEarlyInput } from './early-input';
import { startAfterPaint } from './start-after-paint';

// A drawn page is seen long before the shell's scripts run. This script is part of the document and comes first.
Object.assign(globalThis, { [EARLY_INPUT]: watchEarlyInput(document) });
startAfterPaint(document);
