export { HiringModule } from './hiring.module';
export { MessagesRecords } from './threads/messages.records';
export { ReportedThreadsService } from './threads/reported-threads.service';
