import { ActionIcon, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { ApiError, call, messageOf } from '#web/api.ts';
import classes from '#web/filters/widgets.module.css';
import { Typeahead, type TypeaheadOption } from '#web/ui/fields/typeahead.tsx';
import { exploreContract } from '../../explore.contract.ts';
import type { ExploreWidgetProps } from './explore-widget.ts';
import own from './headquarter-filter.module.css';

const PLACES = [
  { key: 'hq_country', kind: 'countries', label: 'Countries', one: 'country', most: 1 },
  { key: 'hq_state', kind: 'states', label: 'States', one: 'state', most: Number.POSITIVE_INFINITY },
  { key: 'hq_city', kind: 'cities', label: 'Cities', one: 'city', most: Number.POSITIVE_INFINITY },
] as const;
type Place = (typeof PLACES)[number];

const NONE: TypeaheadOption[] = [];
const NO_PLACES = { data: { countries: [], states: [], cities: [] } };
const asOption = (name: string) => ({ display_name: name, server_value: name });

/** A text that cannot be looked up finds nothing, and nobody is bothered with it. */
function quietly(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 422) throw error;
  console.info(messageOf(error));
  return NO_PLACES;
}

/** Where the company sits: one country, any number of states and cities. */
export function HeadquarterFilter(props: ExploreWidgetProps) {
  return (
    <div className={classes.stack}>
      {PLACES.map((place) => (
        <PlacePicker key={place.key} place={place} {...props} />
      ))}
    </div>
  );
}

/** The places of one kind that are chosen, and a plus that asks for another. */
function PlacePicker({ place, values, change }: ExploreWidgetProps & { place: Place }) {
  const { key, kind, label, one, most } = place;
  const [adding, { open, close }] = useDisclosure();
  const chosen = values[key] ?? [];
  const choose = (names: string[]) => change({ [key]: names });
  const isFull = chosen.length >= most;
  return (
    <div>
      <div className={own.head}>
        <span className={classes.label}>{label}</span>
        <Tooltip label={isFull ? `Only one ${one} at a time` : `Add ${one}`}>
          <ActionIcon
            size={24}
            aria-label={`Add ${one}`}
            aria-expanded={adding && !isFull}
            disabled={isFull}
            onClick={open}
          >
            <IconPlus size={14} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
      {chosen.length > 0 && (
        <ul className={own.chosen} aria-label={label}>
          {chosen.map((name) => (
            <li key={name}>
              {name}
              <ActionIcon
                size={20}
                aria-label={`Remove ${name}`}
                title="Remove"
                onClick={() => choose(chosen.filter((other) => other !== name))}
              >
                <IconX size={12} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {adding && !isFull && (
        <Typeahead
          label={`Find a ${one}`}
          single
          value={NONE}
          onChange={(found) => {
            choose([...new Set([...chosen, ...found.map(({ server_value }) => server_value)])]);
            close();
          }}
          search={async (text, signal) => {
            const wider = PLACES.slice(0, PLACES.indexOf(place)).map((one) => [
              one.key,
              values[one.key] ?? [],
            ]);
            const query = { ...Object.fromEntries(wider), [key]: [text] };
            const { data } = await call(exploreContract.hqLookup, { query }, signal).catch(quietly);
            return data[kind].map(asOption);
          }}
        />
      )}
    </div>
  );
}
