/** Threads that follow the firm's lunches for technologists; `{company}` is one the table spoke of. */
export interface LunchWords {
  subject: string;
  messages: readonly string[];
  files: readonly (readonly [filename: string, content_type: string, text: string])[];
}

export const lunches: readonly LunchWords[] = [
  {
    subject: 'Reading controllers older than the staff',
    messages: [
      'Following up from lunch. Who reads controllers from before 2000 without opening the cabinet? We have forty presses, six makers, and two people who remember the wiring.',
      'We run {company} beside the vendor’s own tool. It reads the 1998 panel; nothing else here does. The history fills itself after a month.',
      'Same here, smaller shop. Two things to know: the parts order goes out the moment the fault is confirmed, so give it a limit, and ask for the read-only key.',
      'Thank you both. I have a call with {company} on Tuesday and will report at the next lunch.',
    ],
    files: [
      ['Fault log, week 41.csv', 'text/csv', 'press,fault,minutes\n14,E207,38\n22,E113,12\n31,E207,41\n'],
    ],
  },
  {
    subject: 'What replaced your ticket queue',
    messages: [
      'At the table three of us said we had dropped the classic ticket queue. What did you move to, and what did you miss?',
      'One timeline per customer in {company}. Missed the reports for the first month, then nobody asked for them.',
      'We kept the queue for hardware and moved the rest. The mix works, the price of two systems does not.',
    ],
    files: [
      [
        'Comparison of the two queues.txt',
        'text/plain',
        'Median first answer: 9 minutes against 41.\nReopened: 4% against 11%.\n',
      ],
    ],
  },
  {
    subject: 'Build times and who owns them',
    messages: [
      'Our build passed forty minutes last week. Does anyone have a team that owns this, or is it everybody and therefore nobody?',
      'Two people, one quarter, then a budget that fails the pipeline. {company} showed us which five steps to fix first.',
      'We tried the same with our own scripts and got half of it.',
      'The budget is the part that matters. Numbers attached.',
    ],
    files: [
      [
        'Build minutes by month.csv',
        'text/csv',
        'month,minutes\nJanuary,41\nMarch,33\nJune,17\nSeptember,14\n',
      ],
      [
        'Budget rules.txt',
        'text/plain',
        'A change that adds more than ten seconds needs a second reviewer.\n',
      ],
    ],
  },
  {
    subject: 'Moving a ledger without a weekend',
    messages: [
      'We have to move the ledger off a database that is out of support. Everyone here says it took them a weekend; nobody says which one.',
      'Change capture into the new one for six weeks, compare every night, switch at lunch. {company} did the capture, we wrote the comparison.',
      'Plus one for comparing every night. We found a rounding rule from 2009.',
    ],
    files: [],
  },
  {
    subject: 'Vendors that survived the audit',
    messages: [
      'Auditors asked for evidence from eleven vendors. Four sent it the same day. Which ones did well for you?',
      '{company} sent everything in an hour, including the failed control and what they did about it.',
      'The honest failed control was what convinced our auditors as well.',
      'Adding to the list: two vendors asked us to sign before sending anything. They are gone.',
    ],
    files: [
      [
        'Evidence list.txt',
        'text/plain',
        'Access reviews, backup restores, incident log, penetration test summary.\n',
      ],
    ],
  },
  {
    subject: 'Small models on small machines',
    messages: [
      'Promised to share what we run at the edge: a scanner with a two-watt budget reads labels at nine a second.',
      'What did you use to test it? We have two hundred hard cases and no good way to score them.',
      '{company} for the scoring. Their report is dull and right.',
    ],
    files: [
      [
        'Label reading, error by font.csv',
        'text/csv',
        'font,errors per thousand\ndot matrix,14\nstencil,9\nhandwritten,61\n',
      ],
    ],
  },
  {
    subject: 'On call for plants that never close',
    messages: [
      'Three shifts, no night team in software. How do you arrange on call without losing people?',
      'Follow the sun between two sites, and a rule that the morning after is free.',
      'We let the operators decide what is urgent. {company} describes alarms in words they understand, so the number fell by two thirds.',
      'That is the part we are missing. Thanks.',
    ],
    files: [],
  },
  {
    subject: 'Paying for data you already own',
    messages: [
      'Our storage bill passed our payroll for one afternoon. How are the rest of you keeping old measurements?',
      'Cold in our own bucket, hot for ninety days, {company} over both. A fifth of the bill.',
      'Check the price of reading it back. We learnt that the hard way.',
    ],
    files: [
      [
        'Storage cost before and after.csv',
        'text/csv',
        'month,before,after\nApril,41000,8600\nMay,42500,8900\n',
      ],
    ],
  },
  {
    subject: 'Interviewing for judgement',
    messages: [
      'The discussion about interviews was the best of the evening. Could whoever uses the old incident share the format?',
      'Happy to. One page, one outage, forty minutes, no code. The candidate asks, we answer what we knew then.',
      'We adopted it after the last lunch. {company} uses the same one, their head of platform told me.',
    ],
    files: [
      [
        'One-page incident.txt',
        'text/plain',
        '02:10 first alarm. 02:25 second alarm. 02:40 customer calls. What do you ask first?\n',
      ],
    ],
  },
  {
    subject: 'Next lunch: places and dates',
    messages: [
      'Next one is in three weeks. Theme by vote: interfaces between old and new systems.',
      'I can host; room for fourteen. Somebody from {company} would like to join and listen.',
      'Fine with me as long as nobody sells.',
    ],
    files: [],
  },
];
