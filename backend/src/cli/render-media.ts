import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { renderAllPictures, warmPictures } from '../talents';
import { runOnDatabase } from './run-on-database';

/** `render-media` draws every picture ahead; `render-media --shown` only those of the first pages. */
await runOnDatabase('Pictures could not be rendered', (...site) => {
  const { shown } = parseArgs({ options: { shown: { type: 'boolean', default: false } } }).values;
  return (shown ? warmPictures : renderAllPictures)(...site);
});
