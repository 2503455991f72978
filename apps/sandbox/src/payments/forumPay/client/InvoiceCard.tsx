import { useId, useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { noticeWords } from '../../outcomes.ts'
import { actWords, choices, paces, sendings, turns, walletPaths, type Pace, type WalletInvoice } from '../contract.ts'
import { paceWords, stateWords } from './words.ts'
import * as styles from './Wallet.css.ts'

interface InvoiceCardProps {
  invoice: WalletInvoice
  isChosen: boolean
  onPost: (path: string, body: object) => Promise<void>
}

interface ChoiceProps<Value extends string> {
  label: string
  values: readonly Value[]
  words: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, values, words, value, onChange }: ChoiceProps<Value>) => (
  <label className={styles.field}>
    {label}
    <select
      className={styles.select}
      value={value}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {values.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </select>
  </label>
)

const leftOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** One payment with what can be sent for it and done to it. */
export const InvoiceCard = ({ invoice, isChosen, onPost }: InvoiceCardProps) => {
  const [pace, setPace] = useState<Pace>('FAST')
  const [wanted, setWanted] = useState<(typeof turns)[number]>('PASS_TIME')
  const { paymentId, currency } = invoice
  const id = useId()
  const own = turns.filter((turn) => invoice.acts.includes(turn))
  const act = own.includes(wanted) ? wanted : (own[0] ?? 'HINT')
  const facts: readonly (readonly [string, string])[] = [
    ['Price', invoice.price],
    ['Address', invoice.address],
    ['Received, confirmed', `${invoice.payment} ${currency}`],
    ['Received, not confirmed', `${invoice.unconfirmed} ${currency}`],
    ...(invoice.missing === null ? [] : ([['Missing', `${invoice.missing} ${currency}`]] as const)),
    ...(invoice.surplus === null ? [] : ([['Goes back to the payer', `${invoice.surplus} ${currency}`]] as const)),
    ['Confirmations', `${Math.min(invoice.confirmations, invoice.minConfirmations)} of ${invoice.minConfirmations}`],
    ['Rate held for', leftOf(invoice.secondsLeft)],
    ['Merchant’s ID', invoice.referenceNo],
  ]
  return (
    <li className={styles.card} data-chosen={isChosen ? '' : undefined} aria-labelledby={id}>
      <div className={styles.title}>
        <Heading level={2} size="large" id={id}>{`${invoice.amount} ${currency}`}</Heading>
        <Text>
          <output>
            {stateWords[invoice.state]}
            {invoice.isRefunded ? ', refunded' : ''}
          </output>
        </Text>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, detail]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.detail}>{detail}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.row}>
        <Choice label="Confirmed by the network" values={paces} words={paceWords} value={pace} onChange={setPace} />
        {sendings
          .filter((sending) => invoice.acts.includes(sending))
          .map((sending) => (
            <Button
              key={sending}
              weight={sending === 'SEND_ALL' ? 'primary' : 'secondary'}
              onPress={() => void onPost(walletPaths.act, { paymentId, act: sending, pace })}
            >
              {actWords[sending]}
            </Button>
          ))}
      </div>
      <div className={styles.row}>
        <Choice label="What else happens" values={own} words={actWords} value={act} onChange={setWanted} />
        <Button onPress={() => void onPost(walletPaths.act, { paymentId, act })}>Do it</Button>
        <Choice
          label="Hints to the merchant"
          values={choices.notices}
          words={noticeWords}
          value={invoice.notice}
          onChange={(notice) => void onPost(walletPaths.notice, { paymentId, notice })}
        />
      </div>
    </li>
  )
}
