import { implement } from '#server/http/implement.ts';
import { submissionsContract } from '../submissions.contract.ts';

export const submissions = implement('submissions', submissionsContract, {
  /** No template exists yet, so there is no group to show. */
  async templates() {
    return { data: {} };
  },
});
