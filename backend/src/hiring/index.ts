export { HiringModule } from './hiring.module';
export { OffersRecords } from './offers/offers.records';
