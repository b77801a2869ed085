import { PhotoArtist } from './photo-artist.service';
import { PhotoChangesService } from './photo-changes.service';
import { PhotoFilesRepository } from './photo-files.repository';
import { PhotoFilesService } from './photo-files.service';
import { PhotoCleanupJob } from './photo-cleanup.job';
import { PhotoUploads } from './photo-uploads';
import { ProfilePhotosRepository } from '../profile-photos.repository';
import { ProfilePhotosService } from '../profile-photos.service';

/** The part of the module that is about photos. */
export const photoProviders = [
  ProfilePhotosRepository,
  ProfilePhotosService,
  PhotoFilesRepository,
  PhotoFilesService,
  PhotoArtist,
  PhotoChangesService,
  PhotoUploads,
  PhotoCleanupJob,
];
