import type { ReactNode, SubmitEvent } from 'react'
import { NEW_ACCOUNT, withdrawAddress, withdrawToAddress } from '@lagoon/contract/withdrawal/addresses'
import type { QuoteView, WithdrawToView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { Notice } from '../../kit/Notice/Notice.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx'
import * as styles from './RequestSummary.css.ts'
import { RequestSummary } from './RequestSummary.tsx'
import { wayProviders } from './withdrawalWords.ts'

/** Every step behind amount and method knows what is withdrawn. */
export type StepView = Extract<WithdrawToView, { hasAccounts: boolean }>

interface DetailsFrameProps {
  title: string
  intro: string
  view: StepView
  /** The sum as the server worked it out, where it is known. */
  quote?: QuoteView
  /** The account that the money goes to, where one is chosen. */
  to?: string
  children: ReactNode
}

/** The second step of a withdrawal: where the money goes, beside what was chosen before. */
export const DetailsFrame = ({ title, intro, view, quote, to, children }: DetailsFrameProps) => (
  <ScreenFrame title={title} intro={intro} width="regular" back={{ href: withdrawAddress(view.draft), label: 'Amount and method' }}>
    <div className={styles.columns}>
      <Surface padding="wide">
        <div className={styles.form}>
          {view.isProviderDown === true && (
            <Notice tone="danger" title="This method isn’t available right now" announce="now">
              {`We can’t reach ${wayProviders[view.request.way]}. Try again in a few minutes or choose another method. Nothing was taken.`}
            </Notice>
          )}
          {children}
        </div>
      </Surface>
      <RequestSummary {...view.request} {...(quote && { quote })} {...(to !== undefined && { to })} />
    </div>
  </ScreenFrame>
)

/** What becomes of an account that is saved now, and the way back to those that are. */
export const NewAccountNote = ({ view }: { view: StepView }) => (
  <>
    {view.newAccountHours > 0 && (
      <Text size="small" tone="soft">
        {`You’ll confirm it’s you, and we’ll email you. To protect you, we wait ${view.newAccountHours} hours before sending money to a new account.`}
      </Text>
    )}
    {view.hasAccounts && (
      <Text size="small">
        <Link href={withdrawToAddress(view.draft)}>Choose a saved account</Link>
      </Text>
    )}
  </>
)

/** The way to another account of the same method. */
export const AddAccountLink = ({ view, children }: { view: StepView; children: ReactNode }) => (
  <Link href={withdrawToAddress(view.draft, NEW_ACCOUNT)} weight="secondary">
    {children}
  </Link>
)

interface DetailsFormProps extends Omit<DetailsFrameProps, 'quote' | 'to'> {
  /** Says what the last button does. */
  words: string
  /** What the last button does, as a verb. */
  action: string
  onSubmit: (event: SubmitEvent) => void
}

/** The details of a new account as fields, and the button that saves it. */
export const DetailsForm = ({ children, words, action, onSubmit, ...frame }: DetailsFormProps) => (
  <DetailsFrame {...frame}>
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {children}
      <SendRow words={words}>
        <Button type="submit" weight="primary" size="large">
          {action}
        </Button>
      </SendRow>
      <NewAccountNote view={frame.view} />
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
