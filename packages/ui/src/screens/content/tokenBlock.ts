import type { Block } from '../../patterns/Prose/blocks.ts'

/** The five kinds of token in a sentence or two each. One wording on every page that explains them. */
export const tokenBlock = {
  kind: 'tokens',
  rows: [
    { token: 'GAME', words: 'Just for fun. They win more game tokens, have no cash value, and can’t be withdrawn.' },
    { token: 'SWEEP', words: 'Play for prizes. They win prize tokens.' },
    {
      token: 'BONUS_SWEEP',
      words: 'Come free with some packages. They’re separate from sweep tokens and also win prize tokens.',
    },
    { token: 'PRIZE', words: 'Won with sweep tokens. The only kind you can withdraw.' },
    { token: 'TIP', words: 'A thank-you for a dealer. You can’t bet them or give them to another player.' },
  ],
} as const satisfies Block
