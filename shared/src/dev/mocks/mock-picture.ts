/** A quiet stand-in for any picture of the site; the same address gives the same colours. */
export function drawPicture(url: string): string {
  const hue = [...url].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const [width, height] = /posters|hidden|photos/u.test(url) ? [400, 500] : [640, 360];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="hsl(${hue} 34% 78%)"/>
<circle cx="50%" cy="40%" r="${height / 6}" fill="hsl(${hue} 38% 42%)"/>
<path d="M${width * 0.2} ${height} q${width * 0.3} -${height * 0.62} ${width * 0.6} 0z" fill="hsl(${(hue + 40) % 360} 42% 32%)"/>
</svg>`;
}
