/** After so many minutes in one game its player is told the time and what it took and gave, and again after as many. */
export const REALITY_CHECK_MINUTES = 60
