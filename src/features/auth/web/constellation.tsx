const SHOULDERS_TO_FEET =
  'M300 120 500 150M300 120 352 330M500 150 446 284M352 330 400 306 446 284M352 330 300 520M446 284 520 482M300 520 520 482M300 120 392 60 500 150';

const STARS = [
  { x: 300, y: 120, r: 3.4 },
  { x: 500, y: 150, r: 2.6 },
  { x: 352, y: 330, r: 2.2, belt: true },
  { x: 400, y: 306, r: 2.6, belt: true },
  { x: 446, y: 284, r: 2.2, belt: true },
  { x: 300, y: 520, r: 2.4 },
  { x: 520, y: 482, r: 3.6 },
  { x: 392, y: 60, r: 1.6 },
];

const FAINT_STARS = 96;

/** The same scatter of faint stars on every visit. */
function faintStars() {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % below;
  };
  return Array.from({ length: FAINT_STARS }, (_, at) => ({
    at,
    x: next(800),
    y: next(600),
    r: 0.7 + next(3) * 0.2,
  }));
}

const sky = faintStars();

/** Orion, drawn in the colours of the theme. */
export function Constellation() {
  return (
    <svg viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="var(--c-line-strong)" opacity={0.55}>
        {sky.map(({ at, x, y, r }) => (
          <circle key={at} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path d={SHOULDERS_TO_FEET} fill="none" stroke="var(--c-line-ctl)" strokeWidth={1} />
      {STARS.map(({ x, y, r, belt }) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={r * 2.1} fill="var(--c-side)" />
          <circle cx={x} cy={y} r={r} fill={belt ? 'var(--c-accent)' : 'var(--c-text-2)'} />
        </g>
      ))}
    </svg>
  );
}
