import { wordTable } from './word-table.rules.ts';

/** What people say for the growth tags Orion ships with; a firm without the tag does not know the words. */
export const OTHER_TAGS = wordTable({
  'hiring surge':
    'hiring fast|hiring a ton|hiring tons of people|hiring tons|hiring hard|hiring nonstop|hiring big time|hiring massively|hiring quickly|hiring rapidly|hiring aggressively|hiring like crazy|hiring like mad|hiring like there is no tomorrow|hiring a lot|hiring heavily|hiring spree|on a hiring spree|in hiring mode|ramping up hiring|staffing up|adding lots of people|adding a lot of people|adding people fast|adding headcount fast|lots of open roles|many open roles|lots of job openings|hiring boom|hiring wave',
  'headcount doubled': 'doubled headcount',
  'steady compounder':
    'steady growers|steady grower|growing steadily|steadily growing|compounding steadily|compounders|steady growth|consistent growers|growing consistently',
  'back to growth':
    'returned to growth|returning to growth|growing again|growth is back|growth has returned|back on a growth path|turned around|back to growing|turnaround story|turnaround stories|recovering',
  'slowing down':
    'growth is slowing down|growth is slowing|growth slowing|slowing growth|growth has slowed|growing more slowly|losing momentum|lost momentum|lost steam|decelerating|losing steam',
  contracting:
    'laying people off|laying off people|laying off staff|layoffs|had layoffs|downsizing|cutting staff|cutting jobs',
  'capital efficient':
    'capital efficiency|efficient with capital|efficient with their capital|efficient use of capital|doing a lot with little money|growing without burning cash|frugal',
  'new market entry':
    'entering a new market|entering new markets|entered a new market|entered new markets|moving into new markets|moving into a new market|expanding into new markets|expanding into a new market|expanding abroad|expanding internationally|opening new offices|launching in new markets|going international',
  'sales build-out':
    'building out sales|sales team build out|sales team buildout|sales buildout|sales hiring|building a sales force|building out their sales team|building a sales team|building out its sales team|building up sales|growing the sales team|growing their sales team|hiring salespeople|hiring sales reps|hiring for sales|scaling sales|ramping up sales',
  'leadership hire':
    'new leadership|leadership change|leadership changes|change of leadership|new leaders|new exec|new execs|new exec hire|new exec hires|exec hire|exec hires|new executive hire|new executive hires|new vp of sales|new coo|new cto|new management|new leadership team|new management team|hired a coo|hired a cto|hired a vp|c level hire|c level hires|c suite hire|c suite hires|new executive|new executives|new ceo|new cfo|new cro|hired a new ceo|hired a cfo|hired a ceo|hired a cro|hired an executive|brought in a new executive|just brought in a new executive|brought in a new ceo|hired executives|new c level hire|new head of sales|senior hire|senior hires|executive hire|executive hires|recent leadership hire',
});
