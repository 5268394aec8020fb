import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { CompanyStats } from '#features/companies/profile.rules.ts';
import { percent } from '#kernel/numbers.ts';
import classes from './countries-section.module.css';
import { GrowthAndChurnTable } from './growth-and-churn.tsx';
import growthClasses from './growth-section.module.css';
import { MoreButton, Section } from '#web/ui/marks/section.tsx';

const HINT = 'Click on a country to view the country’s company stats.';
const SHOWN = 6;

/** Where people work; one country at a time tells how it grew. */
export function CountriesSection({ countries }: Pick<CompanyStats, 'countries'>) {
  const [chosen, choose] = useState<string | null>(null);
  const [unfolded, { toggle }] = useDisclosure();
  const selected = countries.find(({ country }) => country === chosen) ?? countries[0];
  if (!selected) return null;
  const shown = unfolded ? countries : countries.slice(0, SHOWN);

  return (
    <Section
      title="Countries"
      hint={HINT}
      tools={
        countries.length > SHOWN && (
          <MoreButton unfolded={unfolded} onClick={toggle}>
            {unfolded ? 'View Less' : 'View All'}
          </MoreButton>
        )
      }
    >
      <ul className={classes.countries} aria-label="Countries">
        {shown.map(({ country, percentage, flag_svg }) => (
          <li key={country}>
            <UnstyledButton
              className={classes.country}
              aria-pressed={country === selected.country}
              onClick={() => choose(country)}
            >
              <Flag picture={flag_svg} />
              <span className={growthClasses.name} title={country}>
                {country}
              </span>
              <span className={classes.share}>{percent(percentage, 0)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <div className={classes.selected}>
        <p className={growthClasses.head}>
          <b>{selected.country}</b>
          <em>Growth and Churn</em>
        </p>
        <GrowthAndChurnTable
          of={selected}
          periods="across"
          caption={`Growth and Churn in ${selected.country}`}
        />
      </div>
    </Section>
  );
}

/** A picture runs nothing, whatever the SVG holds. */
function Flag({ picture }: { picture: string | null }) {
  const [broken, setBroken] = useState(false);
  if (!picture?.startsWith('data:image/') || broken) return <span className={classes.flag} />;
  return <img className={classes.flag} src={picture} alt="" onError={() => setBroken(true)} />;
}
