/** A row as it stands in a file. */
export interface FileRow {
  /** The line its first character stands on, from 1. */
  line: number;
  /** One per header; more only where the row itself has more, see `tooManyCells`. */
  cells: string[];
  /** Whether its sheet does not show it. */
  hidden?: boolean;
}
