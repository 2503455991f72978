/** Type of the annotation that a walk in the browser marks a state with. */
export const REACHED = 'reached'

/** Screens of docs/spec/states.md whose states have to be reached by walks through the running product; `all` for those of a capability. */
export const countedScreens: Readonly<Record<string, 'all' | readonly string[]>> = {
  lobby: [
    'fairness-check',
    'games',
    'game-history-blackjack',
    'game-history-crash',
    'game-history-fish',
    'game-history-keno',
    'game-history-poker',
    'game-history-slots',
    'game-history-video-poker',
    'play',
    'win',
  ],
  wallet: 'all',
  kyc: 'all',
  withdrawal: 'all',
}

/** States of counted screens that only Storybook shows, as `capability/screen/state`, with the reason. */
export const inStorybookOnly: Readonly<Record<string, string>> = {
  'lobby/game-history-slots/loading':
    'the rounds come with the page, or too fast to be looked at; the states of `paged` are tested in the domain',
  'lobby/win/jackpot': 'a jackpot comes once in very many spins; what the page is told of one is tested with the API',
}
