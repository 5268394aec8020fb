const WE =
  '(we|i|anyone|anybody|somebody|someone|one of us|any of us) [here|at the firm|on the team|on our team|in our team|from our team]';
const SITE =
  '(website|websites|site|sites|page|pages|homepage|homepages|web site|web sites|web page|web pages)';
const SAW =
  '(visit|visited|view|viewed|see|seen|look at|looked at|look on|looked on|open|opened|browse|browsed|check out|checked out|check|checked|been on|been to|go to|gone to|went to)';

/** What somebody is asked to have visited; when stands further on, behind whose it is. */
export const ASKED_VISITS: readonly string[] = [
  `(did|have|has|which|what) ${WE} [ever|recently|actually|already] ${SAW} [the|any|some|a] ${SITE} [of|from|for|belonging to]`,
  `(did|have|has) ${WE} [ever|recently|actually|already] ${SAW} [the|any|some] {unknown} [{unknown}] [companies|company|firms|startups|businesses] ['s] ${SITE}`,
  `${SITE} of`,
];
/** The same of e-mails. */
export const ASKED_MAILS: readonly string[] = [
  `(did|have|has) ${WE} [ever|recently|actually|already] (email|emailed|mail|mailed|write to|written to|wrote to|contact|contacted|reach out to|reached out to) [any|some|the|a] [of the] [companies|company|startups|firms|ones|businesses|{unknown}]`,
];
