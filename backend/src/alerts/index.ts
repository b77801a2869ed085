export { AlertsModule } from './alerts.module';
export { SavedSearchesRecords } from './searches/saved-searches.records';
