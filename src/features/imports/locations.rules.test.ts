import { expect, it } from 'vitest';
import { readLocation } from './locations.rules.ts';

it.each([
  ['San Francisco, California, United States', ['San Francisco', 'California', 'United States']],
  ['Austin, TX', ['Austin', 'Texas', 'United States']],
  ['Austin, TX, USA', ['Austin', 'Texas', 'United States']],
  ['Toronto, ON, Canada', ['Toronto', 'Ontario', 'Canada']],
  ['Lyon, France', ['Lyon', '', 'France']],
  ['München, Bayern, Deutschland', ['München', 'Bayern', 'Germany']],
  ['Munich, Bavaria', ['Munich', 'Bavaria', '']],
  ['Oslo', ['Oslo', '', '']],
  ['Norway', ['', '', 'Norway']],
  ['Texas', ['', 'Texas', 'United States']],
  ['CA', ['CA', '', '']],
])('%j is %j', (text, value) => {
  expect(readLocation(text)).toEqual({ value });
});

it('asks whether letters behind a city are a state or a country, and reads them as it is told', () => {
  expect(readLocation('Berlin, DE', null)).toMatchObject({ says: 'open', problem: expect.any(String) });
  expect(readLocation('Berlin, DE', 'country_letters')).toMatchObject({ value: ['Berlin', '', 'Germany'] });
  expect(readLocation('Dover, DE', 'state_letters')).toMatchObject({
    value: ['Dover', 'Delaware', 'United States'],
  });
  expect(readLocation('Austin, TX', null)).toEqual({
    value: ['Austin', 'Texas', 'United States'],
    says: 'state_letters',
  });
  expect(readLocation('Paris, FR', null)).toEqual({
    value: ['Paris', '', 'France'],
    says: 'country_letters',
  });
});

it.each(['12 High St, Leeds, Yorkshire, UK', 'Paris, Somewhere, Nowhere'])('cannot read %j', (text) => {
  expect(readLocation(text)).toEqual({ problem: expect.any(String) });
});

it('lets names that are written out say nothing of letters, nor letters of names', () => {
  expect(readLocation('Lyon, France', null)).toEqual({ value: ['Lyon', '', 'France'] });
  expect(readLocation('Austin, Texas', null)).toEqual({ value: ['Austin', 'Texas', 'United States'] });
  for (const reading of [null, 'state_letters', 'country_letters'] as const)
    expect(readLocation('Tbilisi, Georgia', reading)).toEqual({
      problem: '"Tbilisi, Georgia" ends with a state and a country of one name; write both',
    });
  expect(readLocation('Atlanta, Georgia, USA', null)).toMatchObject({
    value: ['Atlanta', 'Georgia', 'United States'],
  });
});
