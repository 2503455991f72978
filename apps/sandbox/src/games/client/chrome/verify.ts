import type { PastRound } from '../../contract.ts'
import type { Verdict } from '../../rules/replay.ts'

/** Computes a round again in this browser and compares; the mathematics is fetched with the first question. */
export const verify = async (gameId: string, round: PastRound, serverSeed: string | null): Promise<Verdict> => {
  const [{ games }, { verdictOn }] = await Promise.all([import('../../rules/games.ts'), import('../../rules/replay.ts')])
  const game = games.get(gameId)
  const { fairness, outcome } = round
  if (!game) return 'OTHER_VERSION'
  if (game.verdictOn) return game.verdictOn(round)
  if (serverSeed === null) throw new RangeError('a round can be computed once its server seed is revealed')
  const { clientSeed, nonce, commitment, version } = fairness
  return verdictOn(game, round, { serverSeed, clientSeed, nonce }, { commitment, version, outcome })
}
