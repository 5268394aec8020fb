import classes from './charts.module.css';

interface ChartTipProps {
  /** From 0 at the left to 1 at the right. */
  place: number;
  title: string;
  text: string;
  rows?: readonly { label: string; value: string }[];
}

/** What a point says, beside it and inside the chart. */
export function ChartTip({ place, title, text, rows = [] }: ChartTipProps) {
  const side =
    place > 0.5 ? { right: `calc(${(1 - place) * 100}% + 12px)` } : { left: `calc(${place * 100}% + 12px)` };
  return (
    <div aria-hidden className={classes.tip} style={side}>
      <b>{title}</b>
      <span>{text}</span>
      {rows.map(({ label, value }) => (
        <span key={label}>
          {label} <em>{value}</em>
        </span>
      ))}
    </div>
  );
}

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The same figures for those who do not see the chart. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((value, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={at}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
