import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileMasterView } from '@lagoon/domain/account/profile.state'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { monthOf } from '../../../words/days.ts'
import * as styles from './ProfileMasterScreen.css.ts'
import { ProfileNotLoaded } from '../../shell/ProfileNotLoaded.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

export interface ProfileMasterScreenProps {
  view: ProfileMasterView
  /** The open tab, with a heading of its own. */
  children: ReactNode
  /** Ask again after nobody answered. */
  onRetry: () => void
}

interface FrameProps extends Pick<ProfileMasterScreenProps, 'children'> {
  view: Extract<ProfileMasterView, { state: 'open' }>
}

const Frame = ({ view, children }: FrameProps) => (
  <div className={styles.root}>
    <div className={styles.side}>
      <div className={styles.player}>
        <Avatar name={view.displayName} />
        <div className={styles.who}>
          <div className={styles.name}>
            <Text as="span" size="lead" weight="strong">
              {view.displayName}
            </Text>
          </div>
          <Text as="span" size="small" tone="soft">
            Level {view.level}, joined {monthOf(view.memberSince)}
          </Text>
          {view.verification === 'completed' && (
            <Badge tone="success" icon={BadgeCheck}>
              Verified
            </Badge>
          )}
        </div>
      </div>
      <ProfileTabs current={view.tab} counts={view.counts} />
    </div>
    <div>{children}</div>
  </div>
)

/** The frame of the profile: whose it is, its tabs beside the open one on a desktop and over it on a phone. */
export const ProfileMasterScreen = ({ view, children, onRetry }: ProfileMasterScreenProps) =>
  view.state === 'failed' ? <ProfileNotLoaded view={view} onRetry={onRetry} /> : <Frame view={view}>{children}</Frame>
