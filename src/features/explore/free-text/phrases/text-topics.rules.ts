import { IDIOMS } from '../idioms.rules.ts';

/** Words that belong to a description although they look like something else. */
export const TOPICS_OF_TEXT: readonly string[] = [
  ...IDIOMS,
  '(non profit|nonprofit|not for profit|non profits|nonprofits)',
  '(no code|low code|no-code)',
  'public (sector|safety|health|transit|transport|transportation|works|policy|schools|utilities)',
  'private (equity|label|aviation|schools|practice|cloud|markets|credit)',
  '(product|products|brand|patent|ip|loan|property|real estate|asset|investment|hotel|store|stock|credit|project|art|application|app|bond|crypto|technology|tech|service|drug) (portfolio|portfolios)',
  'closed (loop|captioning)',
  '(growth|performance) marketing',
  '(employee|people|staff|headcount|team) (engagement|benefits|onboarding|scheduling|analytics|management|planning|ops|operations|training|experience|collaboration)',
  '(email|visitor|newsletter) (marketing|security|deliverability|management|automation|software|platform|tools)',
  '(founder|owner) (tools|operators)',
  // Kinds of work, by the number of their tax form.
  '(for|to|of|pay|paying) (1099|w2|w 2) (worker|workers|contractor|contractors|employee|employees|staff|form|forms|people)',
];
