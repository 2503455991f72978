import { connectionAtom } from '../realtime/realtime.atoms.ts'
import { sessionKeyAtom } from '../session/sessionKey.atoms.ts'
import { sessionStateAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'
import { balancesAtom } from '../wallet/balances/balances.atoms.ts'
import type { HeaderView } from './shell.state.ts'

export const headerViewAtom = atom((get): HeaderView => {
  const session = get(sessionStateAtom)
  const hasSession = get(sessionKeyAtom) !== undefined
  if (session.status !== 'player' && !hasSession) return { state: 'visitor' }
  const { displayName, email } = session.status === 'player' ? session.player : { displayName: '', email: '' }
  const balances = get(balancesAtom)
  const connection = get(connectionAtom) === 'reconnecting' ? 'reconnecting' : 'live'
  return { state: 'player', displayName, email, connection, ...(balances === undefined ? {} : { balances }) }
})
