import type { ReactNode, SubmitEvent } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { WithdrawalRequest } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Button } from '../../kit/Button/Button.tsx'
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
  <ScreenFrame title={title} intro={intro} width="regular" back={{ href: profileAddress('withdraw'), label: 'Amount and method' }}>
    <div className={styles.columns}>
      <Surface padding="wide">{children}</Surface>
      <RequestSummary {...request} />
    </div>
  </ScreenFrame>
)

interface DetailsFormProps extends DetailsFrameProps {
  /** Says what the last button does. */
  words: string
  onSubmit: (event: SubmitEvent) => void
}

/** The details of one way as fields, and the button that asks for the withdrawal. */
export const DetailsForm = ({ children, words, onSubmit, ...frame }: DetailsFormProps) => (
  <DetailsFrame {...frame}>
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
      <SendRow words={words}>
        <Button type="submit" weight="primary" size="large">
          Request withdrawal
        </Button>
      </SendRow>
    </form>
  </DetailsFrame>
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
