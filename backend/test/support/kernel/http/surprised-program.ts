import { AppLog } from '../../../../src/kernel/logging/app-log';
import { endOnSurprise } from '../../../../src/kernel/http/end-on-surprise';

/** Program that would run forever, and gets an uncaught error. */
setInterval(() => undefined, 1000);
endOnSurprise(new AppLog());

const surprise = () => new Error(`a surprise, ${process.argv[2]}`);
if (process.argv[2] === 'thrown') {
  setTimeout(() => {
    throw surprise();
  }, 10);
} else void Promise.reject(surprise());
