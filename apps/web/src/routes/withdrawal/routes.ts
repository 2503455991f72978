import { PAYOUT_STEP, withdrawalAddress, withdrawRequestedAddress, withdrawToAddress } from '@lagoon/contract/withdrawal/addresses'
import type { CardFault } from '@lagoon/contract/wire/paymentFrame/paymentFrame'
import { mayEnterOnMobile } from '@lagoon/domain/guards/guards'
import { cancelWithdrawalAtom, loadWithdrawalAtom, withdrawalViewOf } from '@lagoon/domain/withdrawal/followed/followedWithdrawal.atoms'
import { loadMoreWithdrawalsAtom, loadWithdrawalsAtom, withdrawalsViewAtom } from '@lagoon/domain/withdrawal/followed/withdrawals.atoms'
import {
  closeCaptureAtom,
  finishCaptureAtom,
  forgetCaptureAtom,
  leaveForCaptureAtom,
  noteCardFaultAtom,
  startCaptureAtom,
} from '@lagoon/domain/withdrawal/request/card.atoms'
import { forgetAccountAtom } from '@lagoon/domain/withdrawal/request/payoutForm.atoms'
import { requestedViewOf } from '@lagoon/domain/withdrawal/request/requested.atoms'
import { saveBankAtom, saveCryptoAtom, saveProfileIdAtom } from '@lagoon/domain/withdrawal/request/saveDetails.atoms'
import type { BankValues, CryptoValues } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { openWithdrawToAtom, requestAtom, withdrawToViewOf } from '@lagoon/domain/withdrawal/request/withdrawTo.atoms'
import { leaveStepUpAtom } from '@lagoon/domain/withdrawal/stepUp/stepUp.atoms'
import { loadSettingsAtom, withdrawViewOf } from '@lagoon/domain/withdrawal/withdraw.atoms'
import { formatPrice } from '@lagoon/ui/patterns/Price/formatPrice'
import { definePage, defineRoute } from '../defineRoute.ts'
import { goOnTo, type PageContext, type Place } from '../place.ts'
import { leaveFor } from '../wallet/leaveFor.ts'
import { draftIn } from './draft.ts'
import { stepUpEvents } from './stepUpEvents.ts'

/** mobileWithdraw, and profile?tab=withdraw. What is chosen stands in the address, so that a reload keeps it. */
export const withdraw = defineRoute({
  guard: mayEnterOnMobile,
  load: ({ set }) => set(loadSettingsAtom),
  view: ({ query }) => withdrawViewOf(draftIn(query)),
  events: ({ domain, place }) => {
    const keep = (draft: ReturnType<typeof draftIn>) => {
      const at = new URL(place.address, 'https://lagoon.invalid')
      for (const part of ['way', 'amount'] as const) {
        const value = draft[part]
        if (value === undefined || value === '') at.searchParams.delete(part)
        else at.searchParams.set(part, value)
      }
      const address = `${at.pathname}${at.search}`
      if (address !== domain.page.address()) domain.page.goTo(address, { replace: true })
    }
    return {
      onDraft: keep,
      onContinue: (draft) => {
        keep(draft)
        domain.page.goTo(withdrawToAddress(draft))
      },
    }
  },
  screen: () => import('@lagoon/ui/screens/withdrawal/Withdraw/Withdraw').then(({ Withdraw }) => Withdraw),
})

const toIn = ({ query }: Place): string => query.get(PAYOUT_STEP) ?? ''

const withdrawToEvents = (context: PageContext) => {
  const { set, place } = context
  const draft = draftIn(place.query)
  const choose = (id: string) => goOnTo(context, withdrawToAddress(draft, id), { replace: true })
  return {
    onChoose: ({ id }: { id: string }) => choose(id),
    onForget: async ({ id }: { id: string }) => {
      await set(forgetAccountAtom, id)
      goOnTo(context, withdrawToAddress(draft), { replace: true })
    },
    onRequest: async () => {
      const id = await set(requestAtom, draft, toIn(place))
      if (id !== undefined) goOnTo(context, withdrawRequestedAddress(id), { replace: true })
    },
    onSaveBank: (details: BankValues) => set(saveBankAtom, details, choose),
    onSaveCrypto: (details: CryptoValues) => set(saveCryptoAtom, details, choose),
    onSaveId: ({ id }: { id: string }) => {
      if (draft.way !== undefined) set(saveProfileIdAtom, draft.way, id, choose)
    },
    card: {
      onStart: () => set(startCaptureAtom),
      onFault: (fault: CardFault) => set(noteCardFaultAtom, fault),
      onFinished: () => void set(finishCaptureAtom),
      onClosed: () => set(closeCaptureAtom, true),
      onOpenCapture: () => {
        const url = set(leaveForCaptureAtom)
        if (url !== undefined) leaveFor(url, () => void set(finishCaptureAtom))
      },
      onCheck: () => void set(finishCaptureAtom),
      onUse: ({ id }: { id: string }) => choose(id),
    },
    stepUp: stepUpEvents(set),
  }
}

/** profile?tab=withdraw&to=: where the money goes, and the request itself. */
export const withdrawTo = definePage({
  load: ({ set, place }) => set(openWithdrawToAtom, draftIn(place.query), toIn(place)),
  view: (place) => withdrawToViewOf(draftIn(place.query), toIn(place)),
  events: withdrawToEvents,
  leave: ({ set }) => {
    set(leaveStepUpAtom)
    set(forgetCaptureAtom)
  },
  screen: () => import('@lagoon/ui/screens/withdrawal/WithdrawTo/WithdrawTo').then(({ WithdrawTo }) => WithdrawTo),
})

const requestedIn = ({ query }: Place): string => query.get('requested') ?? ''

/** profile?tab=withdraw&requested=: a withdrawal that was requested just now. */
export const withdrawRequested = definePage({
  load: ({ set, place }) => set(loadWithdrawalAtom, requestedIn(place)),
  view: (place) => requestedViewOf(requestedIn(place)),
  events: withdrawToEvents,
  screen: () => import('@lagoon/ui/screens/withdrawal/WithdrawTo/WithdrawTo').then(({ WithdrawTo }) => WithdrawTo),
})

const withdrawalIn = ({ query }: Place): string => query.get('withdrawal') ?? ''

/** profile?tab=withdraw&withdrawal=: how far one withdrawal is. */
export const withdrawalStatus = definePage({
  load: ({ set, place }) => set(loadWithdrawalAtom, withdrawalIn(place)),
  view: (place) => withdrawalViewOf(withdrawalIn(place)),
  title: (view) => {
    if (view.state !== 'followed') return undefined
    const { minor, currency } = view.withdrawal.receives
    return `Withdrawal of ${formatPrice(minor, currency)}`
  },
  events: ({ set, place }) => ({ onCancel: () => void set(cancelWithdrawalAtom, withdrawalIn(place)) }),
  screen: () => import('@lagoon/ui/screens/withdrawal/WithdrawalStatus/WithdrawalStatus').then(({ WithdrawalStatus }) => WithdrawalStatus),
})

/** profile?tab=withdraw&list=: every withdrawal. */
export const withdrawals = definePage({
  load: ({ set }) => set(loadWithdrawalsAtom),
  view: withdrawalsViewAtom,
  events: ({ set, domain }) => ({
    onLoadMore: () => void set(loadMoreWithdrawalsAtom),
    onOpen: ({ id }) => domain.page.goTo(withdrawalAddress(id)),
  }),
  screen: () => import('@lagoon/ui/screens/withdrawal/Withdrawals/Withdrawals').then(({ Withdrawals }) => Withdrawals),
})
