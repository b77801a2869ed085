import { PhotoLimitService } from './photo-limit.service';
import { PhotoChangesService } from './photo-changes.service';
import { PhotoFilesRepository } from './photo-files.repository';
import { PhotoFilesService } from './photo-files.service';
import { PhotoCleanupJob } from './photo-cleanup.job';
import { PhotoUploads } from './photo-uploads';
import { ProfilePhotosRepository } from '../profile-photos.repository';
import { ProfilePhotosService } from '../profile-photos.service';

/** Providers of the profiles module that deal with photos. */
export const photoProviders = [
  ProfilePhotosRepository,
  ProfilePhotosService,
  PhotoFilesRepository,
  PhotoFilesService,
  PhotoLimitService,
  PhotoChangesService,
  PhotoUploads,
  PhotoCleanupJob,
];
