// A machine that stands still for seconds is no finding: what fails is tried once more, and told when it passes then.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
