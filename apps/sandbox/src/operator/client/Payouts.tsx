import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { DeskRow } from './DeskRow.tsx'
import type { PayoutDeskState } from '../../payouts/desk.ts'
import { payoutAnswerWords, payoutNoticeWords, payoutOutcomeWords, usualPayoutWish } from '../../payouts/outcomes.ts'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'

interface ChoiceProps<Id extends string> {
  label: string
  ids: readonly Id[]
  words: Readonly<Record<Id, string>>
  value: Id
  onChange: (id: Id) => void
}

const Choice = <Id extends string>({ label, ids, words, value, onChange }: ChoiceProps<Id>) => (
  <Select
    label={label}
    options={ids.map((id) => ({ id, label: words[id] }))}
    value={value}
    onChange={(chosen) => onChange(ids.find((id) => id === chosen) ?? value)}
  />
)

interface ProviderProps {
  provider: PayoutDeskState
  act: Act
}

const NextPayout = ({ provider: { id, name, choices, next }, act }: ProviderProps) => {
  const [wish, setWish] = useState(next ?? usualPayoutWish(choices))
  return (
    <Card
      id={`next-payout-${id}`}
      title={`Next payout by ${name}`}
      intro="Applies to the next payout that is made there, then goes back to normal."
    >
      <Choice
        label="What happens"
        ids={choices.outcomes}
        words={payoutOutcomeWords}
        value={wish.outcome}
        onChange={(outcome) => setWish({ ...wish, outcome })}
      />
      {choices.notices.length > 1 && (
        <Choice
          label="Notification"
          ids={choices.notices}
          words={payoutNoticeWords}
          value={wish.notice}
          onChange={(notice) => setWish({ ...wish, notice })}
        />
      )}
      <Choice
        label="The call that makes it"
        ids={choices.answers}
        words={payoutAnswerWords}
        value={wish.answer}
        onChange={(answer) => setWish({ ...wish, answer })}
      />
      <Stack direction="row" isWrapping>
        <Button onPress={() => void act({ on: 'nextPayout', provider: id, wish }, `The next ${name} payout is set.`)}>Set</Button>
        {next && (
          <Button onPress={() => void act({ on: 'nextPayout', provider: id, wish: null }, `The next ${name} payout is back to normal.`)}>
            Back to normal
          </Button>
        )}
      </Stack>
    </Card>
  )
}

export interface PayoutsProps {
  providers: readonly PayoutDeskState[]
  act: Act
}

/** The providers that pay out: what their next payout does, and what their staff or the receiving bank can do to those that were made. */
export const Payouts = ({ providers, act }: PayoutsProps) => (
  <div className={styles.cards}>
    {providers.map((provider) => (
      <Stack key={provider.id}>
        <NextPayout provider={provider} act={act} />
        <Card id={`payouts-${provider.id}`} title={`Payouts by ${provider.name}`} intro="The last 30, as the provider’s staff see them.">
          {provider.payouts.length === 0 ? (
            <Text tone="soft">None yet.</Text>
          ) : (
            <ul className={styles.rows}>
              {provider.payouts.map((payout) => (
                <DeskRow
                  key={payout.id}
                  entry={payout}
                  onAct={({ id: action, label }) =>
                    void act({ on: 'payout', provider: provider.id, payout: payout.id, action }, `${provider.name}: ${label}. Done.`)
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
