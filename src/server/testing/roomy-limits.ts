const ENDLESS = '1000000';

/** Limits that no test or bench meets by accident; those about limits set their own. */
export const ROOMY_LIMITS = {
  RATE_READ: ENDLESS,
  RATE_WRITE: ENDLESS,
  RATE_SIGN_IN: ENDLESS,
  RATE_BAD_TOKEN: ENDLESS,
  RATE_UPLOAD: ENDLESS,
  RATE_LANGUAGE_MODEL: ENDLESS,
  RATE_LOOKUP: ENDLESS,
};
