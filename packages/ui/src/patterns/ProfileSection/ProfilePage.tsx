import type { ReactNode } from 'react'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import * as styles from './ProfilePage.css.ts'

export interface ProfilePageProps {
  /** Name of the tab: the h1. */
  title: string
  /** One sentence under the title. */
  intro?: ReactNode
  /** The sections, each a ProfileSection. */
  children: ReactNode
}

/** One tab of the profile: its name, a sentence about it, its sections below each other. */
export const ProfilePage = ({ title, intro, children }: ProfilePageProps) => (
  <div className={styles.root}>
    <div className={styles.head}>
      <Heading level={1}>{title}</Heading>
      {intro !== undefined && (
        <Text as="div" tone="soft">
          {intro}
        </Text>
      )}
    </div>
    {children}
  </div>
)
