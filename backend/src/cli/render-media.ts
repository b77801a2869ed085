import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { CategoriesService, PicturesService, renderAllPictures, TalentsService, warmPictures } from '../talents';
import { runCommand } from './run-command';

/** Runs `render-media`: renders every picture ahead of time; with --shown only those of the first pages. */
await runCommand('Pictures could not be rendered', (app, say) => {
  const { shown } = parseArgs({ options: { shown: { type: 'boolean', default: false } } }).values;
  const services = { talents: app.get(TalentsService), categories: app.get(CategoriesService), pictures: app.get(PicturesService) };
  return (shown ? warmPictures : renderAllPictures)(services, say);
});
