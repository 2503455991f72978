import { useId, type ReactNode } from 'react'
import { pairedFields } from '../../kit/Field/Field.css.ts'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import * as styles from './ProfileSection.css.ts'

export interface ProfileSectionProps {
  /** What the section is about, in a few words. */
  title: string
  /** What these answers are used for: one or two sentences. */
  description?: ReactNode
  /** How it stands with this part: a Badge. */
  mark?: ReactNode
  /** `above`: the words stand over what takes the whole width, such as a table. @default 'beside' */
  words?: keyof typeof styles.columns
  /** The fields or facts. */
  children: ReactNode
}

/** One matter of the profile: what it is and why it is asked on one side, the fields or facts on the other. */
export const ProfileSection = ({ title, description, mark, words = 'beside', children }: ProfileSectionProps) => {
  const id = useId()
  return (
    <Surface as="section" labelledBy={id} padding="wide">
      <div className={styles.root}>
        <div className={styles.columns[words]}>
          <div className={styles.words}>
            <Heading level={2} size="large" id={id}>
              {title}
            </Heading>
            {mark}
            {description !== undefined && (
              <Text as="div" size="small" tone="soft">
                {description}
              </Text>
            )}
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </Surface>
  )
}

export interface FieldPairProps {
  /** The two fields. */
  children: ReactNode
}

/** Two short fields of a section beside each other, below each other on a phone. */
export const FieldPair = ({ children }: FieldPairProps) => <div className={pairedFields}>{children}</div>
