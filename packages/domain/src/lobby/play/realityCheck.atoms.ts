import { REALITY_CHECK_MINUTES } from '@lagoon/contract/lobby/realityCheck'
import { minor } from '@lagoon/contract/money/money'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { launchAtom } from './launch.atoms.ts'
import { phaseAtom, shownTotalsAtom } from './phase.atoms.ts'
import { gameSession } from './play.operations.ts'

const MINUTE_MS = 60_000
/** A check waits for the end of a round, and looks this often for it. */
const LOOK_MS = 1_000

/** The game session whose time is counted. */
const countedAtom = ownedAtom<string | undefined>(undefined)

/**
 * Counts the time that the open game is played, and tells the player of it with the sums of the game. By a timer: a clock that is set
 * meanwhile changes nothing. Where nobody answers for the sums the game goes on, and the check comes a minute later.
 */
export const countPlayAtom = atom(null, async (get, set) => {
  const sessionId = get(launchAtom)?.sessionId
  if (sessionId === undefined || get(countedAtom) === sessionId) return
  set(countedAtom, sessionId)
  const { client, ports } = get(domainAtom)
  const pass = (ms: number) => new Promise<void>((resolve) => ports.clock.after(ms, resolve))
  const isOpen = () => get(launchAtom)?.sessionId === sessionId && !['ended', 'finished', 'failed'].includes(get(phaseAtom).at)
  const mayShow = () => get(phaseAtom).at === 'playing' && get(shownTotalsAtom) === undefined

  let minutes = REALITY_CHECK_MINUTES
  await pass(REALITY_CHECK_MINUTES * MINUTE_MS)
  while (isOpen()) {
    if (!mayShow()) {
      await pass(LOOK_MS)
      continue
    }
    const answer = await client.call(gameSession, { id: sessionId }, { isQuiet: true })
    if (!answer.ok) {
      await pass(MINUTE_MS)
      minutes += 1
      continue
    }
    // A round may have begun while the sums were on their way.
    if (!isOpen() || !mayShow()) continue
    const { token, winToken, bet, win } = answer.value.gameSession
    set(phaseAtom, { at: 'check', minutes, wagered: { kind: token, minor: minor(bet) }, won: { kind: winToken, minor: minor(win) } })
    while (isOpen() && get(phaseAtom).at === 'check') await pass(LOOK_MS)
    await pass(REALITY_CHECK_MINUTES * MINUTE_MS)
    minutes += REALITY_CHECK_MINUTES
  }
})
