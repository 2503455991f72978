import { useEffect, useState } from 'react'
import { Link } from '@lagoon/ui/kit/Link/Link'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { settingsPath, type OfficeSettings } from '../contract.ts'
import { addressOf, rooms, useAddress, useLinks, type Address, type Room } from './address.ts'
import { LogPage } from './LogPage.tsx'
import * as styles from './Office.css.ts'
import { SupportRoom } from './support/SupportRoom.tsx'
import { useReviewer } from './useReviewer.ts'
import { CasePage } from './verification/CasePage.tsx'
import { CasesPage } from './verification/CasesPage.tsx'
import { QueuePage } from './withdrawals/QueuePage.tsx'
import { WithdrawalPage } from './withdrawals/WithdrawalPage.tsx'

const roomWords: Readonly<Record<Room, string>> = {
  withdrawals: 'Withdrawals',
  verification: 'Verification',
  support: 'Support',
  log: 'Log',
}

const Shown = ({ address, settings, reviewer }: { address: Address; settings: OfficeSettings; reviewer: string | null }) => {
  const { room, id } = address
  switch (room) {
    case 'withdrawals':
      return id === null ? <QueuePage address={address} reviewer={reviewer} /> : <WithdrawalPage key={id} id={id} reviewer={reviewer} />
    case 'verification':
      return id === null ? (
        <CasesPage identityQueues={settings.identityQueues} />
      ) : (
        <CasePage key={id} playerId={id} reviewer={reviewer} identityQueues={settings.identityQueues} />
      )
    case 'support':
      return <SupportRoom address={address} agent={reviewer} />
    case 'log':
      return <LogPage />
  }
}

const Office = ({ settings }: { settings: OfficeSettings }) => {
  const address = useAddress()
  useLinks()
  const { reviewer, choose } = useReviewer(settings.reviewers)
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <div className={styles.room}>
          <Text size="large" weight="strong">
            Back office
          </Text>
          <nav aria-label="Rooms" className={styles.rooms}>
            {rooms.map((room) => (
              <Link
                key={room}
                href={addressOf(room)}
                weight={room === address.room ? 'primary' : 'secondary'}
                size="compact"
                isCurrent={room === address.room}
              >
                {roomWords[room]}
              </Link>
            ))}
          </nav>
        </div>
        <Select
          label="Signed in as"
          placeholder="Choose who you are"
          options={settings.reviewers.map((name) => ({ id: name, label: name }))}
          value={reviewer}
          onChange={choose}
        />
      </header>
      <main className={styles.main}>
        <Shown address={address} settings={settings} reviewer={reviewer} />
      </main>
    </div>
  )
}

type Settings =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly settings: OfficeSettings }

/** The rooms in which people decide about players' withdrawals and identities, and answer what they write. */
export const BackOffice = () => {
  const [known, setKnown] = useState<Settings>({ state: 'loading' })
  useEffect(function readTheSettings() {
    fetch(settingsPath)
      .then(async (response) => (await response.json()) as OfficeSettings)
      .then(
        (settings) => setKnown({ state: 'ready', settings }),
        () => setKnown({ state: 'failed' }),
      )
  }, [])
  switch (known.state) {
    case 'loading':
      return null
    case 'failed':
      return (
        <main className={styles.root}>
          <Notice tone="danger" announce="now">
            The back office isn’t responding. Start the sandbox, then reload this page.
          </Notice>
        </main>
      )
    case 'ready':
      return <Office settings={known.settings} />
  }
}
