import type { PayByCryptoView } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CopyableId } from '../../../patterns/CopyableId/CopyableId.tsx'
import { useSecondsUntil } from '../../../patterns/Countdown/useSecondsUntil.ts'
import { CryptoInvoice } from '../../../patterns/CryptoInvoice/CryptoInvoice.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { withCode } from './cryptoWords.ts'

interface WaitingProps {
  view: Extract<PayByCryptoView, { state: 'invoice' | 'processing' | 'underpaid' }>
  onCancel: (() => void) | undefined
  isCancelling: boolean
}

/** What came so far, above the invoice. */
const SoFar = ({ view }: Pick<WaitingProps, 'view'>) => {
  const { invoice } = view
  if (view.state === 'underpaid')
    return (
      <Notice tone="warning" title="Payment is short" announce="politely">
        {`We received ${withCode(view.received, invoice)}. Send the remaining ${withCode(invoice.amount, invoice)} to get your tokens. What you sent isn’t lost.`}
      </Notice>
    )
  return null
}

/** All of it was seen; only the network has to do something. */
const Processing = ({ view }: { view: Extract<PayByCryptoView, { state: 'processing' }> }) => {
  const { invoice, minConfirmations } = view
  const confirmations = Math.min(view.confirmations, minConfirmations)
  return (
    <Surface as="section" labelledBy="processing" padding="wide">
      <Stack gap="roomy">
        <Notice tone="success" title="We can see your payment" announce="politely">
          {`The ${invoice.currency.network} network is confirming it. Your tokens will be added after the last confirmation. Please don’t send anything else.`}
        </Notice>
        <Heading level={2} size="large" id="processing">
          {`${confirmations} of ${minConfirmations} confirmations`}
        </Heading>
        <ProgressBar
          label="Confirmations"
          value={confirmations / Math.max(1, minConfirmations)}
          valueText={`${confirmations} of ${minConfirmations}`}
          isLabelHidden
        />
        <FactList
          facts={[
            { term: 'Amount', value: withCode(invoice.amount, invoice) },
            { term: 'Network', value: invoice.currency.network },
          ]}
        />
        <CopyableId label="Payment ID" value={invoice.paymentId} />
        <Text size="small" tone="soft">
          It usually takes a few minutes. You don’t need to keep this page open.
        </Text>
      </Stack>
    </Surface>
  )
}

/** The price is locked no longer, and the server has not said yet whether something came. */
const TimeOver = ({ view }: Pick<WaitingProps, 'view'>) => (
  <Notice tone="warning" title="Time’s up" announce="politely">
    {`Please don’t send anything to this address anymore. Already sent ${withCode(view.invoice.amount, view.invoice)}? We’re checking, and this page will update.`}
  </Notice>
)

/** Waits for the payment, or for the rest of it. The server says when it arrives; nothing has to be pressed. */
export const Waiting = ({ view, onCancel, isCancelling }: WaitingProps) => {
  const { invoice } = view
  const seconds = useSecondsUntil(invoice.expiresAt)
  const isRest = view.state === 'underpaid'
  if (view.state === 'processing') return <Processing view={view} />
  if (seconds === 0) return <TimeOver view={view} />
  return (
    <Stack gap="roomy">
      <SoFar view={view} />
      <Surface as="section" labelledBy="invoice" padding="wide">
        <Stack gap="roomy">
          <Heading level={2} size="large" id="invoice">
            {isRest ? `Send the rest: ${withCode(invoice.amount, invoice)}` : `Send exactly ${withCode(invoice.amount, invoice)}`}
          </Heading>
          <CryptoInvoice
            currencyCode={invoice.currency.code}
            paymentId={invoice.paymentId}
            network={invoice.currency.network}
            amount={invoice.amount}
            networkFee={invoice.networkFee}
            address={invoice.address}
            uri={invoice.uri}
            issuedAt={invoice.issuedAt}
            expiresAt={invoice.expiresAt}
            facts={isRest ? [{ term: 'Received so far', value: withCode(view.received, invoice) }] : []}
          />
        </Stack>
      </Surface>
      <Text size="small" tone="soft" align="center">
        {`Only send on the ${invoice.currency.network} network. Payments on other networks will be lost. This page updates automatically, and you can leave it anytime.`}
      </Text>
      {onCancel && view.state === 'invoice' && (
        <Button weight="quiet" isPending={isCancelling} onPress={onCancel}>
          Cancel payment
        </Button>
      )}
    </Stack>
  )
}
