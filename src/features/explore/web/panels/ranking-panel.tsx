import { Meter, PanelSection } from '#web/filters/panel-section.tsx';
import { SidePanel } from '#web/filters/side-panel.tsx';
import { RESTAURANT_EXAMPLE } from '../../ranking-explained.rules.ts';
import { mostPoints, RANKING_FACTORS } from '../../ranking.rules.ts';
import classes from './ranking-panel.module.css';

const MOST = Math.max(...RANKING_FACTORS.map(mostPoints));

/** How the score of a company comes about, and the same told by an example. */
export function RankingPanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel
      wide
      title="How are companies Ranked?"
      closeLabel="Close ranking"
      onClose={onClose}
      foot="Recalculated nightly and after imports."
    >
      <PanelSection>
        <p className={classes.told}>
          Every company gets a score from 0 to 100. Each factor is scored on its own, multiplied by its
          weight, and the results are added up. The highest score is #1.
        </p>
        <table className={classes.table}>
          <caption className="visually-hidden">Ranking weights</caption>
          <thead>
            <tr>
              <th scope="col">Factor</th>
              <th scope="col" colSpan={2}>
                Weight
              </th>
            </tr>
          </thead>
          <tbody>
            {RANKING_FACTORS.map((factor) => (
              <tr key={factor.key}>
                <th scope="row">
                  <b>{factor.label}</b>
                  <small>{factor.help}</small>
                </th>
                <td className={classes.meter} aria-hidden>
                  <Meter share={mostPoints(factor) / MOST} />
                </td>
                <td>{mostPoints(factor)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PanelSection>
      <PanelSection title={RESTAURANT_EXAMPLE.title}>
        <p className={classes.told}>{RESTAURANT_EXAMPLE.text}</p>
        <RestaurantTable />
        <p className={classes.small}>{RESTAURANT_EXAMPLE.conclusion}</p>
      </PanelSection>
    </SidePanel>
  );
}

function RestaurantTable() {
  const { weights, places } = RESTAURANT_EXAMPLE;
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Restaurants</caption>
      <thead>
        <tr>
          <th scope="col">Restaurant</th>
          <th scope="col">Food {weights.food * 100}%</th>
          <th scope="col">Price {weights.price * 100}%</th>
          <th scope="col">Distance {weights.distance * 100}%</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ name, food, price, distance, score }) => (
          <tr key={name}>
            <th scope="row">
              <b>{name}</b>
            </th>
            <td>{food}</td>
            <td>{price}</td>
            <td>{distance}</td>
            <td>
              <b>{score}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
