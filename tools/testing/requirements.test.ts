import { reasonWithout } from './requirements';

test('an account that may not install Debian packages reads which ones are missing', () => {
  expect(reasonWithout('Redis', ['/usr/bin/redis-server', '/usr/local/bin/redis-server'], ['redis-server'])).toBe(
    'Redis is not at /usr/bin/redis-server or /usr/local/bin/redis-server, and only root may install it (apt-get install redis-server)',
  );
});

test('on another system one reads where the program is looked for', () => {
  expect(reasonWithout('ffmpeg', ['/opt/homebrew/bin/ffmpeg'], [])).toBe('ffmpeg is not at /opt/homebrew/bin/ffmpeg');
});
