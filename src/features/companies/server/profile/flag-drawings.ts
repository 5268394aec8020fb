/** Every flag is drawn 24 wide and 16 high, with as much of it as can be seen at that size. */
const [WIDTH, HEIGHT] = [24, 16];

const rect = (fill: string, x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const field = (fill: string) => rect(fill, 0, 0, WIDTH, HEIGHT);
const disc = (fill: string, x = 12, y = 8, radius = 4) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (fill: string, points: string) => `<polygon points="${points}" fill="${fill}"/>`;
const line = (stroke: string, width: number, path: string) =>
  `<path d="${path}" stroke="${stroke}" stroke-width="${width}" fill="none"/>`;

/** A star with five points, the first of them up. */
const star = (fill: string, x: number, y: number, radius: number) =>
  shape(
    fill,
    Array.from({ length: 10 }, (_, at) => {
      const [angle, far] = [(Math.PI * at) / 5, at % 2 === 0 ? radius : radius * 0.4];
      return `${(x + far * Math.sin(angle)).toFixed(1)},${(y - far * Math.cos(angle)).toFixed(1)}`;
    }).join(' '),
  );

/** Bands beside each other; "#fff*2" is twice as broad as the others. */
const bands = (isUpright: boolean, colours: string) => {
  const all = colours.split(' ').map((one) => one.split('*'));
  const unit = (isUpright ? WIDTH : HEIGHT) / all.reduce((sum, [, times = 1]) => sum + Number(times), 0);
  let at = 0;
  return all
    .map(([fill = '', times = 1]) => {
      const [from, size] = [at, unit * Number(times)];
      at += size;
      return isUpright ? rect(fill, from, 0, size, HEIGHT) : rect(fill, 0, from, WIDTH, size);
    })
    .join('');
};
const across = (colours: string) => bands(false, colours);
const upright = (colours: string) => bands(true, colours);

const nordic = (ground: string, cross: string, inner = '') =>
  field(ground) + line(cross, 4, 'M9 0V16M0 8H24') + (inner && line(inner, 2, 'M9 0V16M0 8H24'));

const union =
  field('#012169') +
  line('#fff', 3, 'M0 0L24 16M24 0L0 16') +
  line('#c8102e', 1.2, 'M0 0L24 16M24 0L0 16') +
  line('#fff', 5, 'M12 0V16M0 8H24') +
  line('#c8102e', 3, 'M12 0V16M0 8H24');
const southern = (...stars: string[]) =>
  `${field('#012169')}<g transform="scale(.5)">${union}</g>${stars.join('')}`;

/** By the two letters of the country. */
export const drawings: Readonly<Record<string, string>> = {
  AE: across('#00732f #fff #000') + rect('#f00', 0, 0, 6, HEIGHT),
  AR: across('#74acdf #fff #74acdf') + disc('#f6b40e', 12, 8, 1.8),
  AT: across('#ed2939 #fff #ed2939'),
  AU: southern(
    star('#fff', 6, 12, 2),
    star('#fff', 18, 3, 1.2),
    star('#fff', 15, 7, 1.2),
    star('#fff', 21, 6, 1.2),
    star('#fff', 18, 13, 1.2),
  ),
  BE: upright('#000 #fdda24 #ef3340'),
  BG: across('#fff #00966e #d62612'),
  BR: field('#009c3b') + shape('#ffdf00', '12,2 22,8 12,14 2,8') + disc('#002776', 12, 8, 3.2),
  CA:
    upright('#d52b1e #fff*2 #d52b1e') +
    shape('#d52b1e', '12,3 13.4,5.6 16,6.2 14,10 12.3,10 12.3,13 11.7,13 11.7,10 10,10 8,6.2 10.6,5.6'),
  CH: field('#d52b1e') + line('#fff', 3, 'M12 3V13M7 8H17'),
  CL: across('#fff #d52b1e') + rect('#0039a6', 0, 0, 8, 8) + star('#fff', 4, 4, 2.4),
  CN: field('#de2910') + star('#ffde00', 5, 5, 3) + star('#ffde00', 10, 3, 1) + star('#ffde00', 10, 7.5, 1),
  CO: across('#fcd116*2 #003893 #ce1126'),
  CZ: across('#fff #d7141a') + shape('#11457e', '0,0 12,8 0,16'),
  DE: across('#000 #d00 #ffce00'),
  DK: nordic('#c8102e', '#fff'),
  EE: across('#0072ce #000 #fff'),
  ES: across('#aa151b #f1bf00*2 #aa151b') + rect('#aa151b', 6, 6.5, 2.5, 3),
  FI: nordic('#fff', '#003580'),
  FR: upright('#0055a4 #fff #ef4135'),
  GB: union,
  GR:
    across('#0d5eaf #fff #0d5eaf #fff #0d5eaf #fff #0d5eaf #fff #0d5eaf') +
    rect('#0d5eaf', 0, 0, 9, 9) +
    line('#fff', 1.8, 'M4.5 0V9M0 4.5H9'),
  HU: across('#ce2939 #fff #477050'),
  ID: across('#ce1126 #fff'),
  IE: upright('#169b62 #fff #ff883e'),
  IL:
    field('#fff') +
    rect('#0038b8', 0, 2, WIDTH, 2) +
    rect('#0038b8', 0, 12, WIDTH, 2) +
    line('#0038b8', 0.7, 'M12 5L14.6 9.5H9.4ZM12 11L9.4 6.5H14.6Z'),
  IN:
    across('#f93 #fff #138808') +
    `<circle cx="12" cy="8" r="1.9" stroke="#000080" stroke-width=".7" fill="none"/>`,
  IS: nordic('#02529c', '#fff', '#dc1e35'),
  IT: upright('#009246 #fff #ce2b37'),
  JP: field('#fff') + disc('#bc002d', 12, 8, 4.8),
  KE:
    across('#000*3 #fff #b00*3 #fff #060*3') +
    `<ellipse cx="12" cy="8" rx="2" ry="4.5" fill="#b00" stroke="#fff" stroke-width=".6"/>`,
  KR:
    field('#fff') +
    disc('#cd2e3a') +
    `<path d="M8 8a2 2 0 0 0 4 0a2 2 0 0 1 4 0a4 4 0 0 1-8 0" fill="#0047a0"/>` +
    line('#000', 1.6, 'M4 4.5L6 2.5M18 2.5L20 4.5M4 11.5L6 13.5M18 13.5L20 11.5'),
  LT: across('#fdb913 #006a44 #c1272d'),
  LU: across('#ed2939 #fff #00a1de'),
  LV: across('#9e3039*2 #fff #9e3039*2'),
  MX: upright('#006847 #fff #ce1126') + disc('#8c6a3f', 12, 8, 1.8),
  NG: upright('#008751 #fff #008751'),
  NL: across('#ae1c28 #fff #21468b'),
  NO: nordic('#ba0c2f', '#fff', '#00205b'),
  NZ: southern(
    star('#cc142b', 18, 3.5, 1.5),
    star('#cc142b', 15, 7.5, 1.5),
    star('#cc142b', 21, 6.5, 1.5),
    star('#cc142b', 18, 13, 1.5),
  ),
  PE: upright('#d91023 #fff #d91023'),
  PH: across('#0038a8 #ce1126') + shape('#fff', '0,0 13,8 0,16') + disc('#fcd116', 4.5, 8, 2),
  PL: across('#fff #dc143c'),
  PT: upright('#060*2 #f00*3') + disc('#ff0', 9.6, 8, 3) + disc('#fff', 9.6, 8, 1.4),
  RO: upright('#002b7f #fcd116 #ce1126'),
  SE: nordic('#006aa7', '#fecc00'),
  SG:
    across('#ed2939 #fff') + disc('#fff', 5, 4, 2.8) + disc('#ed2939', 6.3, 4, 2.6) + star('#fff', 8, 4, 1.6),
  SK:
    across('#fff #0b4ea2 #ee1c25') +
    shape('#ee1c25', '4,4 10,4 10,9 7,13 4,9') +
    line('#fff', 1, 'M7 5V11M5.4 7.6H8.6'),
  TH: across('#a51931 #f4f5f8 #2d2a4a*2 #f4f5f8 #a51931'),
  TR: field('#e30a17') + disc('#fff', 9, 8, 4) + disc('#e30a17', 10, 8, 3.2) + star('#fff', 14.5, 8, 2),
  TW: field('#fe0000') + rect('#000095', 0, 0, 12, 8) + disc('#fff', 6, 4, 2.4),
  UA: across('#0057b7 #ffd700'),
  US:
    across('#b22234 #fff #b22234 #fff #b22234 #fff #b22234 #fff #b22234 #fff #b22234 #fff #b22234') +
    rect('#3c3b6e', 0, 0, 10, 8.6) +
    [2, 5, 8].map((x) => disc('#fff', x, 2.4, 0.6) + disc('#fff', x, 6.2, 0.6)).join(''),
  UY:
    across('#fff #0038a8 #fff #0038a8 #fff #0038a8 #fff #0038a8 #fff') +
    rect('#fff', 0, 0, 9, 8.9) +
    disc('#fcd116', 4.5, 4.4, 2.4),
  VN: field('#da251d') + star('#ff0', 12, 8, 4.8),
  ZA:
    across('#de3831 #002395') +
    line('#fff', 6.4, 'M0 0L11 8H24M0 16L11 8') +
    shape('#ffb612', '0,1.5 9.5,8 0,14.5') +
    line('#007a4d', 4, 'M0 0L11 8H24M0 16L11 8') +
    shape('#ffb612', '0,3.2 7,8 0,12.8') +
    shape('#000', '0,4.6 5,8 0,11.4'),
};
