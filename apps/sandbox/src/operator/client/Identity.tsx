import { useState } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { DeskCase, IdentityDeskState } from '../../identity/desk.ts'
import { labelName, mendableLabels, noticeWays, noticeWords, outcomes, outcomeWords, setNames, usualWish } from '../../identity/outcomes.ts'
import { docSetTypes } from '@lagoon/contract/wire/sumsub/sumsub'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'

const optionsOf = <Id extends string>(ids: readonly Id[], wordOf: (id: Id) => string) => ids.map((id) => ({ id, label: wordOf(id) }))
const chosen = <Id extends string>(ids: readonly Id[], id: string, otherwise: Id): Id => ids.find((one) => one === id) ?? otherwise

interface ProviderProps {
  provider: IdentityDeskState
  act: Act
}

const NextCheck = ({ provider: { id, name, next }, act }: ProviderProps) => {
  const [wish, setWish] = useState(next ?? usualWish)
  const { ask } = wish
  return (
    <Card
      id={`next-${id}`}
      title={`Next verification by ${name}`}
      intro="Applies to the next documents that are sent in there, then goes back to normal."
    >
      <Select
        label="What happens"
        options={optionsOf(outcomes, (outcome) => outcomeWords[outcome])}
        value={wish.outcome}
        onChange={(outcome) => setWish({ ...wish, outcome: chosen(outcomes, outcome, wish.outcome) })}
      />
      {wish.outcome === 'RESUBMIT' && (
        <>
          <Select
            label="What is asked for again"
            options={optionsOf(docSetTypes, (set) => setNames[set])}
            value={ask.set}
            onChange={(set) => setWish({ ...wish, ask: { ...ask, set: chosen(docSetTypes, set, ask.set) } })}
          />
          <Select
            label="Why"
            options={optionsOf(mendableLabels, labelName)}
            value={ask.label}
            onChange={(label) => setWish({ ...wish, ask: { ...ask, label: chosen(mendableLabels, label, ask.label) } })}
          />
        </>
      )}
      <Select
        label="Notification"
        options={optionsOf(noticeWays, (way) => noticeWords[way])}
        value={wish.notice}
        onChange={(notice) => setWish({ ...wish, notice: chosen(noticeWays, notice, wish.notice) })}
      />
      <Stack direction="row" isWrapping>
        <Button onPress={() => void act({ on: 'nextCheck', provider: id, wish }, `The next verification by ${name} is set.`)}>Set</Button>
        {next && (
          <Button
            onPress={() => void act({ on: 'nextCheck', provider: id, wish: null }, `The next verification by ${name} is back to normal.`)}
          >
            Back to normal
          </Button>
        )}
      </Stack>
    </Card>
  )
}

const CaseRow = ({ provider: { id, name }, one, act }: ProviderProps & { one: DeskCase }) => {
  const title = one.name === '' ? one.id : one.name
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        <Text as="span" weight="strong">
          {title} · {one.level}
        </Text>
        <Text as="span" size="small" tone="soft">
          {new Date(one.at).toLocaleTimeString('en-US')} · {one.state}
        </Text>
      </span>
      <Stack direction="row" isWrapping>
        {one.actions.map((action) => (
          <Button
            key={action.id}
            size="compact"
            aria-label={`${action.label}: ${title}`}
            onPress={() => void act({ on: 'check', provider: id, case: one.id, action: action.id }, `${name}: ${action.label}. Done.`)}
          >
            {action.label}
          </Button>
        ))}
      </Stack>
    </li>
  )
}

export interface IdentityProps {
  providers: readonly IdentityDeskState[]
  act: Act
}

/** The identity providers: what their next verification comes to, and what their staff can do to those that began. */
export const Identity = ({ providers, act }: IdentityProps) => (
  <div className={styles.cards}>
    {providers.map((provider) => (
      <Stack key={provider.id}>
        <NextCheck provider={provider} act={act} />
        <Card
          id={`checks-${provider.id}`}
          title={`Verifications at ${provider.name}`}
          intro="The last 50, as the provider’s staff see them."
        >
          <Link href={provider.reviewers} isNewTab>
            Open the reviewers’ page
          </Link>
          {provider.cases.length === 0 ? (
            <Text tone="soft">None yet.</Text>
          ) : (
            <ul className={styles.rows}>
              {provider.cases.map((one) => (
                <CaseRow key={one.id} provider={provider} one={one} act={act} />
              ))}
            </ul>
          )}
        </Card>
      </Stack>
    ))}
  </div>
)
