import type { SessionView } from '../../contract.ts'
import type { provider } from '../play/provider.ts'

type Seeds = SessionView['seeds']
export interface Said {
  readonly tone: 'success' | 'danger'
  readonly text: string
}
/** What came of a change. */
export interface SeedChange {
  /** As they are known to stand now; null where nothing new is known. */
  readonly seeds: Seeds | null
  readonly said: Said
}
export type SeedCalls = Pick<typeof provider, 'current' | 'setClientSeed' | 'rotateSeeds'>

const success = (text: string): Said => ({ tone: 'success', text })
const danger = (text: string): Said => ({ tone: 'danger', text })

const SAVED = success('We’ll use your seed starting with the next round.')

/** What became of a change whose answer was lost: only the seeds tell. */
const lookedFor = async ({ current }: SeedCalls, token: string, isDone: (now: Seeds) => boolean, done: Said): Promise<SeedChange> => {
  const now = await current(token)
  if (!now.ok)
    return {
      seeds: null,
      said: danger('We can’t reach the game right now. Close this and open it again to see whether your seeds changed.'),
    }
  const { seeds } = now.value
  return { seeds, said: isDone(seeds) ? done : danger('We couldn’t reach the game just now. Your seeds are still the same. Try again.') }
}

/** Sets the player's own seed. */
export const saveClientSeed = async (calls: SeedCalls, token: string, clientSeed: string): Promise<SeedChange> => {
  const saved = await calls.setClientSeed(token, clientSeed)
  if (saved.ok) return { seeds: saved.value, said: SAVED }
  if (saved.problem === 'NO_ANSWER') return lookedFor(calls, token, (now) => now.clientSeed === clientSeed, SAVED)
  const isOfOtherForm = saved.problem === 'BAD_REQUEST'
  return { seeds: null, said: danger(isOfOtherForm ? 'Use 1 to 64 letters, digits, and standard keyboard symbols.' : saved.message) }
}

/** Ends the pair of seeds that stands there, and reveals its server seed. */
export const rotateSeeds = async (calls: SeedCalls, token: string, before: Seeds): Promise<SeedChange> => {
  const rotated = await calls.rotateSeeds(token)
  if (rotated.ok) {
    const { revealed, seeds } = rotated.value
    return { seeds, said: success(`Revealed: ${revealed}. Your last rounds can be verified now.`) }
  }
  if (rotated.problem !== 'NO_ANSWER') return { seeds: null, said: danger(rotated.message) }
  const changed = success('Your seeds were changed. Your last rounds can be verified now.')
  return lookedFor(calls, token, ({ commitment }) => commitment !== before.commitment, changed)
}
