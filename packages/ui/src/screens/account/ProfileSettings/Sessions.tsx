import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { everySession } from '@lagoon/contract/account/enums'
import type { DeviceSession } from '@lagoon/domain/account/settings/settings.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import * as styles from './ProfileSettings.css.ts'
import { dayAndTime } from './settingWords.ts'

const icons = { PHONE: Smartphone, TABLET: Tablet, COMPUTER: Laptop } as const
const summary = (count: number) => {
  if (count === 0) return 'Only this device'
  return count === 1 ? 'This device and 1 other' : `This device and ${count} others`
}

interface SessionRowProps {
  session: DeviceSession
  isEnding: boolean
  onEnd: () => void
}

const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const Icon = icons[session.kind]
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <Icon size="1.375rem" strokeWidth={1.75} aria-hidden />
      </span>
      <div>
        <Text weight="strong">{session.name}</Text>
        <Text size="small" tone="soft">
          Last used {dayAndTime(session.lastUsedAt)}
        </Text>
      </div>
      <Button size="compact" isPending={isEnding} onPress={onEnd}>
        Log out<span className={visuallyHidden}> {session.name}</span>
      </Button>
    </li>
  )
}

/** Where else the player is logged in, and how to end that from here. */
export const Sessions = ({ view, onOpen, onEndSession, onEndSessions }: SettingProps) => {
  const { sessions } = view.settings
  const ending = view.state === 'sessions' ? view.ending : undefined
  return (
    <Setting
      view={view}
      onOpen={onOpen}
      part="sessions"
      title="Devices"
      description="Where you’re logged in. If you don’t recognize a device, log it out and change your password."
      summary={summary(sessions.length)}
      verb="Show"
    >
      <div className={styles.form}>
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => onEndSession({ id: session.id })}
            />
          ))}
        </ul>
        {sessions.length > 1 && (
          <div className={styles.actions}>
            <Button isPending={ending === everySession} onPress={onEndSessions}>
              Log out all other devices
            </Button>
          </div>
        )}
        {sessions.length === 0 && <Text tone="soft">You’re not logged in anywhere else.</Text>}
      </div>
    </Setting>
  )
}
