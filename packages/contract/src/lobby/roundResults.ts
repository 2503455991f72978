/** What a history of rounds can be narrowed to: rounds that are over, and gave something back or nothing. */
export const roundResults = ['WON', 'LOST'] as const
export type RoundResult = (typeof roundResults)[number]
