import 'reflect-metadata';
import { renderAllPictures, warmPictures } from '../talents';
import { runOnDatabase } from './run-on-database';

/** `render-media` draws every picture ahead; `render-media --shown` only those of the first pages. */
await runOnDatabase('Pictures could not be rendered', process.argv.includes('--shown') ? warmPictures : renderAllPictures);
