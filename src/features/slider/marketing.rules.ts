/** Which question is asked before figures about advertising and competitors are fetched; null once both are. */
export function marketingPrompt(loaded: { stats: boolean; competitors: boolean }): string | null {
  if (loaded.stats && loaded.competitors) return null;
  if (loaded.stats) return 'Would you like to look at the SEO Companies and PPC Companies?';
  if (loaded.competitors) return 'Would you like to look at the advertising stats?';
  return 'Would you like to look at the advertising stats and SEO/PPC company details?';
}

/** How a sentence about growth is meant. */
export function toneOf(description: string): 'positive' | 'negative' | 'neutral' {
  if (/more/i.test(description)) return 'positive';
  return /less/i.test(description) ? 'negative' : 'neutral';
}

export const RETRY_MS = 5000;
export const MOST_RETRIES = 10;
