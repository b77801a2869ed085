export { type Entry, Ledger } from './ledger';
export { describeWalk } from './report';
export { ROLES, sessionsOf } from './roles';
export { walkAgain, walkFrom } from './walker';
