export type { Surroundings } from './draw-page';
export { runDrawing } from './drawing-thread';
