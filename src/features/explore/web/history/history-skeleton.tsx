import classes from './history.module.css';

/** Steps before they come: same blocks, same heights. */
export function HistorySkeleton() {
  return (
    <div className={classes.day}>
      <output className="visually-hidden">Loading search history</output>
      <ol aria-hidden className={classes.waiting}>
        {[140, 110, 170].map((width) => (
          <li key={width} className={classes.step}>
            <span className={classes.node} />
            <div className={classes.told}>
              <div className={classes.head}>
                <i style={{ width }} />
              </div>
              <div className={classes.block}>
                <i style={{ width: 80 }} />
                <i style={{ width: width + 120 }} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
