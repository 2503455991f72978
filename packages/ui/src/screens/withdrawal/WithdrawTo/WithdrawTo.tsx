import { withdrawAddress } from '@lagoon/contract/withdrawal/addresses'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import type { BankValues, CryptoValues, WithdrawToView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import type { ReactNode } from 'react'
import { Link } from '../../../kit/Link/Link.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { NotLoaded } from '../../shell/NotLoaded.tsx'
import { StepUp, type StepUpEvents } from '../StepUp/StepUp.tsx'
import { WithdrawByBank } from '../WithdrawByBank/WithdrawByBank.tsx'
import { WithdrawByCard, type CardEvents } from '../WithdrawByCard/WithdrawByCard.tsx'
import { WithdrawByCashApp } from '../WithdrawByCashApp/WithdrawByCashApp.tsx'
import { WithdrawByCrypto } from '../WithdrawByCrypto/WithdrawByCrypto.tsx'
import { WithdrawBySeamlessChex } from '../WithdrawBySeamlessChex/WithdrawBySeamlessChex.tsx'
import { WithdrawBySkrill } from '../WithdrawBySkrill/WithdrawBySkrill.tsx'
import { ChooseAccount, type ChooseAccountProps } from './ChooseAccount.tsx'
import { Outcome } from './Outcome.tsx'
import { WayClosed } from './WayClosed.tsx'

export interface WithdrawToProps extends Omit<ChooseAccountProps, 'view'> {
  view: WithdrawToView
  /** A bank account is to be saved; checked by the rules. */
  onSaveBank: (details: BankValues) => void
  /** A wallet address is to be saved; checked by the rules. */
  onSaveCrypto: (details: CryptoValues) => void
  /** The id of the profile becomes one that is paid out to. */
  onSaveId: (details: { id: string }) => void
  card: CardEvents
  stepUp: StepUpEvents
  /** Ask again after nobody answered. */
  onRetry: () => void
}

const byId = { SKRILL: WithdrawBySkrill, CASH_APP: WithdrawByCashApp, SEAMLESS_CHEX: WithdrawBySeamlessChex } as const

const Step = ({ view, ...events }: Omit<WithdrawToProps, 'view' | 'onRetry' | 'stepUp'> & { view: Known<WithdrawToView> }): ReactNode => {
  switch (view.state) {
    case 'notOffered':
      return (
        <ScreenFrame title="Withdraw" width="narrow">
          <EmptyState
            illustration="buoy"
            title="Choose the amount again"
            action={
              <Link href={withdrawAddress(view.draft)} weight="primary">
                Amount and method
              </Link>
            }
          >
            Your balance, a limit, or the methods we offer have changed. Nothing was requested.
          </EmptyState>
        </ScreenFrame>
      )
    case 'wayClosed':
      return <WayClosed view={view} />
    case 'bank':
      return <WithdrawByBank view={view} onSubmit={events.onSaveBank} />
    case 'crypto':
      return <WithdrawByCrypto view={view} onSubmit={events.onSaveCrypto} />
    case 'card':
      return <WithdrawByCard view={view} {...events.card} />
    case 'choosingAccount':
      return <ChooseAccount view={view} {...events} />
    case 'idMissing':
    case 'idPresent': {
      const { way } = view.request
      const ById = byId[way === 'CASH_APP' || way === 'SEAMLESS_CHEX' ? way : 'SKRILL']
      return <ById view={view} onSaveId={events.onSaveId} onRequest={events.onRequest} />
    }
    default:
      return (
        <ScreenFrame title="Withdraw" intro="Withdraw your prize tokens. Whole tokens only." width="narrow">
          <Outcome view={view} />
        </ScreenFrame>
      )
  }
}

/** The step behind amount and method: where the money goes, and the request itself. */
export const WithdrawTo = ({ view, onRetry, stepUp, ...events }: WithdrawToProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <NotLoaded view={view} onRetry={onRetry} />
  ) : (
    <>
      <Step view={view} {...events} />
      {'stepUp' in view && view.stepUp && <StepUp view={view.stepUp} {...stepUp} />}
    </>
  )
