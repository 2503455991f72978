import { useState } from 'react'
import { Badge } from '@lagoon/ui/kit/Badge/Badge'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Tabs } from '@lagoon/ui/kit/Tabs/Tabs'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { CashierDesk } from './CashierDesk.tsx'
import * as styles from './Desk.css.ts'
import { Disturbances } from './Disturbances.tsx'
import { Identity } from './Identity.tsx'
import { NeedsLook } from './NeedsLook.tsx'
import { Payments } from './Payments.tsx'
import { Payouts } from './Payouts.tsx'
import { Players } from './Players.tsx'
import { Records } from './Records.tsx'
import { Scenes } from './Scenes.tsx'
import { Switches } from './Switches.tsx'
import { useDesk, type Act, type DeskView, type Outcome } from './useDesk.ts'
import { refusalWords, setNow } from './words.ts'

const OutcomeNotice = ({ outcome }: { outcome: Outcome }) => {
  switch (outcome.state) {
    case 'none':
      return null
    case 'done':
      return (
        <Notice tone="success" announce="politely">
          {outcome.what}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" announce="now">
          {refusalWords[outcome.reason]}
        </Notice>
      )
  }
}

const SetNow = ({ words, act }: { words: readonly string[]; act: Act }) => (
  <section className={styles.setNow} aria-label="Set now">
    <div className={styles.setNowWords}>
      {words.length === 0 ? (
        <Text size="small" tone="soft">
          Nothing is set. The product is running normally.
        </Text>
      ) : (
        words.map((word) => (
          <Badge key={word} tone="warning">
            {word}
          </Badge>
        ))
      )}
    </div>
    {words.length > 0 && (
      <Button weight="primary" size="compact" onPress={() => void act({ on: 'everything' }, 'Everything was reset.')}>
        Reset everything
      </Button>
    )}
  </section>
)

interface OpenDeskProps {
  view: Extract<DeskView, { state: 'open' }>
  outcome: Outcome
  player: string
  act: Act
}

const OpenDesk = ({ view, outcome, player, act }: OpenDeskProps) => {
  const [tab, setTab] = useState('scenes')
  const { platform, desk } = view
  const { needsLook } = platform
  return (
    <>
      <div className={styles.inSight}>
        <SetNow words={setNow(platform.switches, desk)} act={act} />
        <OutcomeNotice outcome={outcome} />
      </div>
      <Tabs
        label="What to do"
        selected={tab}
        onSelect={({ id }) => setTab(id)}
        tabs={[
          { id: 'scenes', label: 'States', content: <Scenes productOrigin={desk.productOrigin} player={player} act={act} /> },
          { id: 'switches', label: 'Switches', content: <Switches platform={platform} desk={desk} act={act} /> },
          { id: 'answers', label: 'Answers', content: <Disturbances disturbances={platform.switches.disturbances} act={act} /> },
          { id: 'payments', label: 'Payments', content: <Payments providers={desk.payments} act={act} /> },
          { id: 'payouts', label: 'Payouts', content: <Payouts providers={desk.payouts} act={act} /> },
          { id: 'identity', label: 'Verification', content: <Identity providers={desk.identity} act={act} /> },
          {
            id: 'needs-look',
            label: 'Needs a look',
            count: needsLook.incidents.length + needsLook.frozenStreams.length,
            content: <NeedsLook {...needsLook} act={act} />,
          },
          { id: 'cashier', label: 'Cashier', content: <CashierDesk platform={platform} player={player} act={act} /> },
          { id: 'player', label: 'Player', content: <Players player={player} act={act} /> },
          { id: 'records', label: 'Records', content: <Records actions={platform.actions} calls={desk.marketing.calls} act={act} /> },
        ]}
      />
    </>
  )
}

/** The desk on which every state of the running product is set by hand. */
export const DeskPage = () => {
  const { view, outcome, act } = useDesk()
  const [player, setPlayer] = useState('marina@lagoon.localhost')
  return (
    <main className={styles.root}>
      <header className={styles.head}>
        <Stack gap="tight">
          <Heading level={1} size="title">
            Operator’s desk
          </Heading>
          <Text tone="soft">Sets the state of the running product for everyone who has it open.</Text>
          {view.state === 'open' && (
            <Stack direction="row" isWrapping>
              <Link href={view.desk.productOrigin} isNewTab>
                Open the app
              </Link>
              <Link href={view.desk.backOffice} isNewTab>
                Open the back office
              </Link>
            </Stack>
          )}
        </Stack>
        <TextField
          label="Player for this desk"
          description="Email or display name of the player to message or log out."
          value={player}
          onChange={setPlayer}
          autoComplete="off"
        />
      </header>
      {view.state === 'away' && (
        <Notice tone="warning" announce="politely">
          {refusalWords[view.reason]}
        </Notice>
      )}
      {view.state === 'open' && <OpenDesk view={view} outcome={outcome} player={player} act={act} />}
    </main>
  )
}
