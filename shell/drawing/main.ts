import { runDrawing } from './drawing-thread';
import { SITE } from './the-site';

runDrawing(SITE);
