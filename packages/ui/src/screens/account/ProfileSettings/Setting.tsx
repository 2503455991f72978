import { useId, type ReactNode } from 'react'
import type { SettingsPart } from '@lagoon/contract/account/enums'
import { Button } from '../../../kit/Button/Button.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import type { ProfileSettingsProps } from './ProfileSettings.tsx'
import * as styles from './ProfileSettings.css.ts'

interface SettingProps extends Pick<ProfileSettingsProps, 'view' | 'onOpen'> {
  part: SettingsPart
  title: string
  description: ReactNode
  /** How it stands now. */
  summary: string
  detail?: ReactNode
  /** What can be done with it, as one word: "Change". */
  verb: string
  children: ReactNode
}

/** One part of the settings: how it stands, and on request how to change it, right below. */
export const Setting = ({ view, onOpen, part, title, description, summary, detail, verb, children }: SettingProps) => {
  const id = useId()
  const isOpen = view.state === part
  return (
    <ProfileSection title={title} description={description}>
      <div className={styles.summary}>
        <div className={styles.words} role="status">
          <Text weight="strong">{summary}</Text>
          {detail !== undefined && (
            <Text as="div" size="small" tone="soft">
              {detail}
            </Text>
          )}
        </div>
        <Button aria-expanded={isOpen} aria-controls={id} onPress={() => onOpen({ part: isOpen ? null : part })}>
          {isOpen ? 'Close' : verb}
          <span className={visuallyHidden}> {title.toLowerCase()}</span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.opened}>
        {isOpen && children}
      </div>
    </ProfileSection>
  )
}
