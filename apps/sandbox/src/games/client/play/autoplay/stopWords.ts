import type { StopReason } from './autoplay.ts'

/** What a player is told who did not stop it; trouble that is shown speaks for itself. */
export const stopWords: Partial<Record<StopReason, string>> = {
  DONE: 'Autoplay has ended: all rounds have been played.',
  LOSS_LIMIT: 'Autoplay stopped: the next bet could exceed your loss limit.',
  WIN_LIMIT: 'Autoplay stopped at your single-win limit.',
  FEATURE: 'Autoplay stopped at a bonus feature.',
  STAKE_CHANGED: 'Autoplay stopped: the bet was changed.',
  BALANCE: 'Autoplay stopped: you don’t have enough tokens for the next bet.',
  INTERRUPTED: 'Autoplay stopped when the game was interrupted.',
  REFUSED: 'Autoplay stopped: the next round couldn’t be played.',
  AWAY: 'Autoplay stopped while you were away.',
}
