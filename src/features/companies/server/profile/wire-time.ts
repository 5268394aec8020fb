import { sql } from 'kysely';

/** A moment inside an aggregated row, as the wire writes it; JSON of the database would give it an offset. */
export const wireTime = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
