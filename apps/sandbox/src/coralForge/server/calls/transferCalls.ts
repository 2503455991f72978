import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import { transferRequest, type OutTransfer, type TransferReply } from '@lagoon/contract/wire/transferWallet/transferWallet'
import type { Book } from '../book.ts'
import type { Hints } from '../hints.ts'
import type { Change, Sitting, TransferOut } from '../records.ts'
import { header, keyOf, must, parsed, Refused, type Answer, type Call, type CallOf } from './call.ts'

/** What left a sitting, as the platform reads it. */
export const outView = ({ id, sittingId, stake, won, brought, rounds }: TransferOut): OutTransfer => ({
  transferId: id,
  sittingId,
  direction: 'OUT',
  stake: decimalOf(BigInt(stake)),
  won: decimalOf(BigInt(won)),
  brought: decimalOf(BigInt(brought)),
  rounds,
})

/** Calls about tokens that come and go. */
export const transferCalls = ({ book, hints }: { readonly book: Book; readonly hints: Hints }): readonly CallOf[] => {
  const bringIn = async ({ request, id }: Call): Promise<Answer> => {
    const [{ transferId, amount }] = await parsed(request, transferRequest)
    if (keyOf(request) !== transferId) throw new Refused('BAD_REQUEST')
    const condition = header(request, 'if-match')
    const reply = await book.change((): readonly [Change | null, TransferReply] => {
      const known = book.transfers.get(transferId)
      if (known?.direction === 'OUT') throw new Refused('KEY_REUSED')
      if (known?.state === 'CANCELLED') throw new Refused('CANCELLED')
      if (known && (known.sittingId !== id || known.minor !== String(amount))) throw new Refused('KEY_REUSED')
      if (known) return [null, { transferId, state: 'DONE' }]
      const sitting = must(book.sittings.get(id))
      if (sitting.state !== 'OPEN') throw new Refused('SITTING_CLOSED')
      if (condition !== '' && condition !== `"${sitting.version}"`) throw new Refused('VERSION_CHANGED')
      const next: Sitting = {
        ...sitting,
        stake: String(BigInt(sitting.stake) + amount),
        brought: String(BigInt(sitting.brought) + amount),
        version: sitting.version + 1,
        touchedAt: Date.now(),
      }
      const transfer = { id: transferId, direction: 'IN', sittingId: id, minor: String(amount), state: 'DONE' } as const
      return [
        { sitting: next, transfer },
        { transferId, state: 'DONE' },
      ]
    })
    hints.came(id)
    return { http: 201, body: reply }
  }

  const cancel = async ({ id }: Call): Promise<Answer> => {
    const body = await book.change((): readonly [Change | null, TransferReply] => {
      const known = book.transfers.get(id)
      if (known?.direction === 'OUT') throw new Refused('NOT_FOUND')
      if (known) return [null, { transferId: id, state: known.state }]
      const transfer = { id, direction: 'IN', sittingId: null, minor: '0', state: 'CANCELLED' } as const
      return [{ transfer }, { transferId: id, state: 'CANCELLED' }]
    })
    return { http: 200, body }
  }

  const unclaimed = (): readonly OutTransfer[] =>
    [...book.transfers.values()].flatMap((one) => (one.direction === 'OUT' && !one.isClaimed ? [outView(one)] : []))

  const claim = async ({ id }: Call): Promise<Answer> => {
    await book.change((): readonly [Change | null, undefined] => {
      const known = book.transfers.get(id)
      if (known?.direction !== 'OUT') throw new Refused('NOT_FOUND')
      return [known.isClaimed ? null : { transfer: { ...known, isClaimed: true } }, undefined]
    })
    return { http: 200, body: {} }
  }

  const status = ({ id }: Call): Answer => {
    const known = book.transfers.get(id)
    const state = known === undefined ? 'NONE' : known.direction === 'IN' ? known.state : 'DONE'
    return { http: 200, body: { transferId: id, state } satisfies TransferReply }
  }

  return [
    ['POST', /^\/sittings\/([\w.:-]+)\/transfers$/, 'wallet', bringIn],
    ['GET', /^\/transfers()$/, 'wallet', () => ({ http: 200, body: { transfers: unclaimed().slice(0, 1000) } })],
    ['GET', /^\/transfers\/([\w.:-]+)$/, 'wallet', status],
    ['POST', /^\/transfers\/([\w.:-]+)\/cancel$/, 'wallet', cancel],
    ['POST', /^\/transfers\/([\w.:-]+)\/claim$/, 'wallet', claim],
  ]
}
