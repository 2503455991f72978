import { ticketAddress } from '@lagoon/contract/support/addresses'
import { transactionsAddress } from '@lagoon/contract/wallet/addresses'
import { buyAgainAddress, payAddress, paymentAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import type { FindPaymentView, FoundStanding, PaymentMemory, TicketOfPayment } from '@lagoon/domain/wallet/payments/findPayment.state'
import { Badge, type BadgeProps } from '../../../kit/Badge/Badge.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'
import { failureWords } from '../failureWords.ts'
import { paymentLines } from '../paymentLines.tsx'
import { PaymentTimeline } from '../PaymentTimeline.tsx'
import { FindForm } from './FindForm.tsx'
import { nothingFoundWords, ticketOfFound, ticketOfMemory, type TicketWords } from './ticketWords.ts'
import * as styles from './FindPayment.css.ts'

export interface FindPaymentProps {
  view: FindPaymentView
  onFind: (memory: PaymentMemory) => void
  /** It is this one of several, or its provider is to be asked again. */
  onChoose: (event: { id: string }) => void
  onOpenTicket: (ticket: TicketWords) => void
  /** Another search, from what was asked for last. */
  onStartAgain: () => void
}

const moment = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const standings: Readonly<Record<FoundStanding['state'], { readonly word: string; readonly tone: NonNullable<BadgeProps['tone']> }>> = {
  paid: { word: 'Paid', tone: 'success' },
  pending: { word: 'Pending', tone: 'accent' },
  notPaid: { word: 'Not paid', tone: 'danger' },
}

interface TicketProps {
  ticket: TicketOfPayment
  words: TicketWords
  onOpenTicket: FindPaymentProps['onOpenTicket']
}

/** One press: the ticket goes with everything filled in. */
const Ticket = ({ ticket, words, onOpenTicket }: TicketProps) =>
  ticket.state === 'opened' ? (
    <Notice
      tone="success"
      title="Sent to support"
      announce="politely"
      action={<Link href={ticketAddress(ticket.ticketId)}>View ticket</Link>}
    >
      {`Your ticket is ${ticket.ticketId}. It includes everything about this payment, so you don’t need to write anything.`}
    </Notice>
  ) : (
    <>
      {ticket.state === 'failed' && (
        <Notice tone="danger" title="The ticket wasn’t sent" announce="now">
          Please try again.
        </Notice>
      )}
      <Button isPending={ticket.state === 'sending'} onPress={() => onOpenTicket(words)}>
        Send it to support
      </Button>
    </>
  )

const Found = ({
  view,
  onChoose,
  onOpenTicket,
}: Pick<FindPaymentProps, 'onChoose' | 'onOpenTicket'> & { view: Extract<FindPaymentView, { state: 'found' }> }) => {
  const { payment, standing, isAsking, ticket } = view
  const ask = (
    <Button isPending={isAsking} onPress={() => onChoose({ id: payment.paymentId })}>
      Ask the provider again
    </Button>
  )
  return (
    <>
      {standing.state === 'paid' && (
        <Notice tone="success" title="Your tokens are here" announce="politely">
          This payment is complete, and its tokens are in your balance.
        </Notice>
      )}
      {standing.state === 'pending' && (
        <Notice title={isAsking ? 'We’re asking the provider' : 'The provider hasn’t confirmed it yet'} announce="politely">
          {isAsking
            ? 'We’re checking this payment right now.'
            : 'We just asked. Your tokens will be added as soon as it’s confirmed, and you don’t need to stay.'}
        </Notice>
      )}
      {standing.state === 'notPaid' && (
        <Notice tone="danger" title={failureWords[standing.reason].title} announce="politely">
          {failureWords[standing.reason].words}
        </Notice>
      )}
      <Surface padding="roomy">
        <div className={styles.parts}>
          <FactList facts={paymentLines(payment)} />
          <PaymentTimeline stages={payment.timeline} />
        </div>
      </Surface>
      <div className={styles.actions}>
        {standing.state === 'pending' && standing.isUnpaid && (
          <Link href={payAddress(payment.paymentId)} weight="primary">
            Continue payment
          </Link>
        )}
        {standing.state === 'notPaid' && (
          <Link href={buyAgainAddress(payment)} weight="primary">
            Buy it again
          </Link>
        )}
        {standing.state !== 'paid' && ask}
        <Link href={paymentAddress(payment.paymentId)} weight="secondary">
          View payment
        </Link>
      </div>
      {!isAsking && <Ticket ticket={ticket} words={ticketOfFound(view)} onOpenTicket={onOpenTicket} />}
    </>
  )
}

const Body = ({ view, onFind, onChoose, onOpenTicket }: FindPaymentProps) => {
  switch (view.state) {
    case 'asking':
      return (
        <Surface padding="roomy">
          <FindForm isSearching={view.isSearching} refusals={view.refusals} last={view.last} onFind={onFind} />
        </Surface>
      )
    case 'severalFound':
      return (
        <>
          <output>
            <Text as="span">{`${view.found.length} payments match. Which one is it?`}</Text>
          </output>
          <ul className={styles.found}>
            {view.found.map(({ payment, standing }) => (
              <li key={payment.paymentId} className={styles.one}>
                <div>
                  <Text weight="strong">{`${payment.item}, ${formatPrice(payment.price.minor, payment.price.currency)}`}</Text>
                  <Text size="small" tone="soft">{`${moment.format(new Date(payment.startedAt))}, ${payment.method}`}</Text>
                </div>
                <Badge tone={standings[standing.state].tone}>{standings[standing.state].word}</Badge>
                <Button
                  aria-label={`This one: ${payment.item}, ${moment.format(new Date(payment.startedAt))}`}
                  onPress={() => onChoose({ id: payment.paymentId })}
                >
                  This one
                </Button>
              </li>
            ))}
          </ul>
        </>
      )
    case 'nothingFound':
      return (
        <>
          <Notice tone="warning" title="We couldn’t find that payment" announce="politely">
            {`There’s ${nothingFoundWords(view.memory)} in this account. Check ${view.memory.by === 'sum' ? 'the amount, the currency, and the day' : 'the ID'}, or send it to support.`}
          </Notice>
          <Ticket ticket={view.ticket} words={ticketOfMemory(view.memory)} onOpenTicket={onOpenTicket} />
        </>
      )
    case 'found':
      return <Found view={view} onChoose={onChoose} onOpenTicket={onOpenTicket} />
  }
}

/** "I paid, where are my tokens?": finds a payment, has its provider asked at once, and hands it to support where that does not help. */
export const FindPayment = (props: FindPaymentProps) => (
  <ScreenFrame
    title="I paid, where are my tokens?"
    intro="Tell us what you remember. We’ll find the payment and ask the provider right away."
    width="narrow"
    back={{ href: transactionsAddress, label: 'All transactions' }}
    actions={props.view.state === 'asking' ? undefined : <Button onPress={props.onStartAgain}>Search again</Button>}
  >
    <div className={styles.parts}>
      <Body {...props} />
    </div>
  </ScreenFrame>
)
