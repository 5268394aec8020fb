import { expect, it } from 'vitest';
import { isEmptyHtml } from './html.ts';

it.each([
  '',
  null,
  undefined,
  ' \n\t',
  '<p><br></p>',
  '<p></p>',
  '<P>\n</P>',
  '<p>&nbsp;</p>',
  '<p>\u00a0&#160;&#xA0;</p>',
  '<p>\u200b</p><p><br/></p>',
  '<ul><li></li></ul>',
])('finds %j empty', (html) => {
  expect(isEmptyHtml(html)).toBe(true);
});

it.each([
  'a',
  '<p>0</p>',
  '<p>&amp;</p>',
  '<p><img src="/files/1"></p>',
  '<hr>',
  '<video src="/files/2"></video>',
])('finds %j filled', (html) => {
  expect(isEmptyHtml(html)).toBe(false);
});
