import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { DeskRow } from './DeskRow.tsx'
import type { PaymentDeskState } from '../../payments/desk.ts'
import { noticeWords, outcomeWords, startWords, usualWish } from '../../payments/outcomes.ts'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'

const optionsOf = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: words[id] }))
const chosen = <Id extends string>(ids: readonly Id[], id: string, otherwise: Id): Id => ids.find((one) => one === id) ?? otherwise

interface ProviderProps {
  provider: PaymentDeskState
  act: Act
}

const NextPayment = ({ provider: { id, name, choices, next }, act }: ProviderProps) => {
  const [wish, setWish] = useState(next ?? usualWish(choices))
  return (
    <Card
      id={`next-${id}`}
      title={`Next payment by ${name}`}
      intro="Applies to the next payment that begins there, then goes back to normal."
    >
      <Select
        label="What happens"
        options={optionsOf(choices.outcomes, outcomeWords)}
        value={wish.outcome}
        onChange={(outcome) => setWish({ ...wish, outcome: chosen(choices.outcomes, outcome, wish.outcome) })}
      />
      {choices.notices.length > 1 && (
        <Select
          label="Notification"
          options={optionsOf(choices.notices, noticeWords)}
          value={wish.notice}
          onChange={(notice) => setWish({ ...wish, notice: chosen(choices.notices, notice, wish.notice) })}
        />
      )}
      {choices.starts.length > 1 && (
        <Select
          label="The call that begins it"
          options={optionsOf(choices.starts, startWords)}
          value={wish.start}
          onChange={(start) => setWish({ ...wish, start: chosen(choices.starts, start, wish.start) })}
        />
      )}
      <Stack direction="row" isWrapping>
        <Button onPress={() => void act({ on: 'nextPayment', provider: id, wish }, `The next ${name} payment is set.`)}>Set</Button>
        {next && (
          <Button onPress={() => void act({ on: 'nextPayment', provider: id, wish: null }, `The next ${name} payment is back to normal.`)}>
            Back to normal
          </Button>
        )}
      </Stack>
    </Card>
  )
}

export interface PaymentsProps {
  providers: readonly PaymentDeskState[]
  act: Act
}

/** The payment providers: what their next payment does, and what their staff can do to those that began. */
export const Payments = ({ providers, act }: PaymentsProps) => (
  <div className={styles.cards}>
    {providers.map((provider) => (
      <Stack key={provider.id}>
        <NextPayment provider={provider} act={act} />
        <Card id={`payments-${provider.id}`} title={`Payments at ${provider.name}`} intro="The last 30, as the provider’s staff see them.">
          {provider.payments.length === 0 ? (
            <Text tone="soft">None yet.</Text>
          ) : (
            <ul className={styles.rows}>
              {provider.payments.map((payment) => (
                <DeskRow
                  key={payment.id}
                  entry={payment}
                  onAct={({ id: action, label }) =>
                    void act({ on: 'payment', provider: provider.id, payment: payment.id, action }, `${provider.name}: ${label}. Done.`)
                  }
                />
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    ))}
  </div>
)
