import type { ReactNode } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { WithdrawalRequest } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx'
import * as styles from './RequestSummary.css.ts'
import { RequestSummary } from './RequestSummary.tsx'

interface DetailsFrameProps {
  title: string
  intro: string
  request: WithdrawalRequest
  children: ReactNode
}

/** The second step of a withdrawal: the details of one way, beside what was chosen before. */
export const DetailsFrame = ({ title, intro, request, children }: DetailsFrameProps) => (
  <ScreenFrame title={title} intro={intro} width="regular" back={{ href: profileAddress('withdraw'), label: 'Amount and way' }}>
    <div className={styles.columns}>
      <Surface padding="wide">{children}</Surface>
      <RequestSummary {...request} />
    </div>
  </ScreenFrame>
)

/** The last button and the word on what it does. */
export const SendRow = ({ children, words }: { children: ReactNode; words: string }) => (
  <div className={styles.send}>
    {children}
    <Text size="small" tone="soft">
      {words}
    </Text>
  </div>
)
