import type { Block } from '../../patterns/Prose/blocks.ts'

/** The five kinds of token in a sentence or two each. One wording on every page that explains them. */
export const tokenBlock = {
  kind: 'tokens',
  rows: [
    { token: 'GAME', words: 'For play only. What they win is game tokens again. They have no value in money and cannot be withdrawn.' },
    { token: 'SWEEP', words: 'The other kind that a game can take. What they win is paid as prize tokens.' },
    { token: 'BONUS_SWEEP', words: 'From rewards and promotions. Kept apart from sweep tokens; the reward says what they are for.' },
    { token: 'PRIZE', words: 'What sweep tokens win. The only kind that can be withdrawn.' },
    { token: 'TIP', words: 'A thank-you for the dealer of a table or the agent of a chat. They cannot be staked or given to a player.' },
  ],
} as const satisfies Block
