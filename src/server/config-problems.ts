/** Settings that are wrong, or lead to something that cannot be used: starting again would not help. */
export class ConfigProblems extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join('\n'), options);
    this.problems = problems;
  }
}
