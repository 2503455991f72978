import type { WithdrawDraft } from '@lagoon/contract/withdrawal/addresses'
import { atom, type Atom } from '../store.ts'
import { settingsAtom } from './settings.atoms.ts'
import { obstacleStates, type WithdrawView } from './withdrawal.state.ts'

export { loadSettingsAtom } from './settings.atoms.ts'

/** Amount and method of a withdrawal, begun with what the address says of them already. */
export const withdrawViewOf = ({ way, amount = '' }: WithdrawDraft): Atom<WithdrawView> =>
  atom((get): WithdrawView => {
    const known = get(settingsAtom)
    if (known.state !== 'loaded') return known
    const { obstacles, ...settings } = known.value
    const [obstacle] = obstacles
    const { balance, available, blocked, open } = settings
    if (obstacle !== undefined)
      return { state: obstacleStates[obstacle], balance, available, blocked, ...(open === undefined ? {} : { open }) }
    // A server that offers no method has no settings for this player, whatever else it says.
    if (settings.ways.length === 0)
      return { state: 'settingsNotFound', balance, available, blocked, ...(open === undefined ? {} : { open }) }
    const isOffered = settings.ways.some((offer) => offer.way === way)
    if (available < settings.min) return { state: 'tooFew', settings }
    return { state: 'choosing', settings, initial: { amount, way: isOffered && way !== undefined ? way : '' } }
  })
