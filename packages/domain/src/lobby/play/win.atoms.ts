import { winAddress } from '@lagoon/contract/lobby/winAddresses'
import { minor } from '@lagoon/contract/money/money'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../client/operation.ts'
import { loadable } from '../../kernel/loadable.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { known, toTile } from '../lobby.adapter.ts'
import { sharedWin } from './win.operations.ts'
import type { SharedWin, WinView } from './win.state.ts'

interface Known {
  readonly win: SharedWin
  readonly isJackpot: boolean
  readonly jackpot?: bigint
}

const toWin = ({ id, game, displayName, token, winToken, bet, win, times, wonAt }: ResultOf<'SharedWin'>['sharedWin']): SharedWin => ({
  id,
  game: toTile(game),
  kind: winToken,
  times: Number(times),
  wonAt,
  ...known({
    displayName,
    amounts: bet === null || win === null ? null : { bet: { kind: token, minor: minor(bet) }, win: { kind: winToken, minor: minor(win) } },
  }),
})

const wins = loadable<'SharedWin', Known | 'unknownWin'>(
  sharedWin,
  ({ sharedWin: wire }) => ({
    win: toWin(wire),
    isJackpot: wire.isJackpot,
    ...known({ jackpot: wire.jackpot === null ? null : minor(wire.jackpot) }),
  }),
  { WIN_NOT_FOUND: 'unknownWin' },
)

/** Id of the win whose address lies in the clipboard. */
const copiedAtom = atom<string | undefined>(undefined)

/** Asks for a shared win. */
export const loadWinAtom = atom(null, (_get, set, id: string) => {
  set(copiedAtom, undefined)
  return set(wins.load, { id }, 'quietly')
})

/** The whole address of a shared win. */
export const winLinkOf = (origin: string, id: string): string => origin + winAddress(id)

/** Says that the address of a win was copied. */
export const winCopiedAtom = atom(null, (_get, set, id: string) => set(copiedAtom, id))

/** The win at an address, as far as its player shows it. */
export const winViewOf = (id: string) =>
  atom((get): WinView => {
    const found = get(wins.at({ id }))
    if (found.state !== 'loaded') return { state: found.state }
    if (found.value === 'unknownWin') return { state: 'unknownWin' }
    const { win, isJackpot, jackpot } = found.value
    const shown = {
      win,
      audience: get(sessionStateAtom).status === 'player' ? 'player' : 'visitor',
      link: winLinkOf(get(domainAtom).origin, id),
      isLinkCopied: get(copiedAtom) === id,
    } as const
    return isJackpot
      ? { state: 'jackpot', ...shown, ...(jackpot === undefined ? {} : { jackpot: minor(jackpot) }) }
      : { state: 'bigWin', ...shown }
  })
