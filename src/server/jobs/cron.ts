/** A schedule in five fields: minute, hour, day of month, month, day of week (0 is Sunday). Always UTC. */
export interface Cron {
  minutes: Set<number>;
  hours: Set<number>;
  days: Set<number>;
  months: Set<number>;
  weekdays: Set<number>;
  /** By the custom of cron, two narrowed day fields mean "either". */
  eitherDay: boolean;
}

const MINUTE_MS = 60_000;

export function parseCron(text: string): Cron {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5) throw new Error(`"${text}" is not a schedule of five fields.`);
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields;
  return {
    minutes: valuesOf(minute, 0, 59),
    hours: valuesOf(hour, 0, 23),
    days: valuesOf(day, 1, 31),
    months: valuesOf(month, 1, 12),
    weekdays: new Set([...valuesOf(weekday, 0, 7)].map((value) => value % 7)),
    eitherDay: !day.startsWith('*') && !weekday.startsWith('*'),
  };
}

/** The latest minute the schedule named, not after `now` and not longer ago than `withinMinutes`. */
export function lastDue(cron: Cron, now: Date, withinMinutes: number): Date | undefined {
  const latest = Math.floor(now.getTime() / MINUTE_MS);
  for (let minute = latest; minute > latest - withinMinutes; minute -= 1) {
    const at = new Date(minute * MINUTE_MS);
    if (isNamed(cron, at)) return at;
  }
  return undefined;
}

function isNamed(cron: Cron, at: Date) {
  const day = cron.days.has(at.getUTCDate());
  const weekday = cron.weekdays.has(at.getUTCDay());
  return (
    cron.minutes.has(at.getUTCMinutes()) &&
    cron.hours.has(at.getUTCHours()) &&
    cron.months.has(at.getUTCMonth() + 1) &&
    (cron.eitherDay ? day || weekday : day && weekday)
  );
}

/** `*`, `5`, `1-5`, each with `/step`, and lists of these. */
function valuesOf(field: string, least: number, most: number): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [, star, from, to, step] = /^(?:(\*)|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part) ?? [];
    const first = star ? least : Number(from);
    const last = star || (step && !to) ? most : Number(to ?? from);
    const stride = Number(step ?? 1);
    if (!(first >= least && last <= most && first <= last && stride >= 1))
      throw new Error(`"${field}" is not a field of a schedule.`);
    for (let value = first; value <= last; value += stride) values.add(value);
  }
  return values;
}
