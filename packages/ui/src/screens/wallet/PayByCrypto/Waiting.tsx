import type { PayByCryptoView } from '@lagoon/domain/wallet/payments/payByCrypto.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CryptoInvoice } from '../../../patterns/CryptoInvoice/CryptoInvoice.tsx'
import { withCode } from './cryptoWords.ts'

/** Waits for the payment, or for the rest of it. The server says when it arrives; nothing has to be pressed. */
export const Waiting = ({ view }: { view: Extract<PayByCryptoView, { state: 'invoice' | 'underpaid' }> }) => {
  const { invoice } = view
  const isRest = view.state === 'underpaid'
  return (
    <Stack gap="roomy">
      {isRest && (
        <Notice tone="warning" title="Payment is short" announce="politely">
          {`We received ${withCode(view.received, invoice)}. Send the remaining ${withCode(invoice.amount, invoice)} to get your tokens. What you sent isn’t lost.`}
        </Notice>
      )}
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
    </Stack>
  )
}
