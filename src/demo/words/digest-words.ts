/** What the firm asks its people each week, and what they answered. */
export const premises: readonly (readonly [title: string, question: string, answer: string])[] = [
  [
    'Renewals',
    'Which of these would still be bought if it cost a third more?',
    'Two of them: the buyers have nothing else that passes their audit.',
  ],
  [
    'Channel',
    'Who sells through partners, and does it show in the margins?',
    'Three do. Margins are four points lower and churn is half.',
  ],
  [
    'Hiring',
    'Where has hiring turned from engineers to sales this quarter?',
    'In the first two, both since the summer.',
  ],
  [
    'Founders',
    'Which founder would you call again, and what would you ask?',
    'The second one, about the customer that left and came back.',
  ],
  [
    'Pricing',
    'Who raised prices last year without losing customers?',
    'All but one, by eight to twelve per cent.',
  ],
  [
    'Geography',
    'Which of these could be the first in its region?',
    'The Canadian one; the incumbents there do not sell north of Toronto.',
  ],
  [
    'Risk',
    'What would have to be true for this to fail in two years?',
    'One reseller walks away. It carries a third of new business.',
  ],
  [
    'Timing',
    'Why now, and why did nobody do it five years ago?',
    'The rule changed in April; before that the paper form was compulsory.',
  ],
];
