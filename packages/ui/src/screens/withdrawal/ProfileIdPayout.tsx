import { profileAddress } from '@lagoon/contract/account/addresses'
import type { WithdrawByProfileIdView } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx'
import { DetailsFrame, SendRow } from './DetailsFrame.tsx'
import * as styles from './ProfileIdPayout.css.ts'
import { form } from './RequestSummary.css.ts'

/** Where an id is entered. */
const profileHref = profileAddress('personal-info')

export interface ProfileIdPayoutProps {
  view: WithdrawByProfileIdView
  /** "Skrill". */
  provider: string
  /** "Skrill ID", as the field of the profile is called. */
  idName: string
  /** What has to be true of the account there. */
  intro: string
  /** The player asks for it to be paid to the id that is shown. */
  onSubmit: (details: { id: string }) => void
}

/** A way that pays to an id of the profile: it is shown, never typed here, so that there is one of it only (§5). */
export const ProfileIdPayout = ({ view, provider, idName, intro, onSubmit }: ProfileIdPayoutProps) => (
  <DetailsFrame title={`Withdraw with ${provider}`} intro={intro} request={view.request}>
    {view.state === 'idMissing' ? (
      <EmptyState
        illustration="bottle"
        title={`Add your ${idName}`}
        action={
          <Link href={profileHref} weight="primary">
            {`Add ${idName}`}
          </Link>
        }
      >
        {`We pay out to the ${idName} in your profile. Add it there once, and we’ll save your amount until you’re back.`}
      </EmptyState>
    ) : (
      <div className={form}>
        <div className={styles.id}>
          <div className={styles.words}>
            <Text size="small" tone="soft">
              {idName}
            </Text>
            <Text size="lead" weight="strong">
              {view.id}
            </Text>
          </div>
          <Link href={profileHref} aria-label={`Change ${idName} in your profile`}>
            Change
          </Link>
        </div>
        <SendRow words={`We’ll send the money to this ${provider} account. Make sure it’s yours and still open.`}>
          <Button weight="primary" size="large" onPress={() => onSubmit({ id: view.id })}>
            Request withdrawal
          </Button>
        </SendRow>
      </div>
    )}
  </DetailsFrame>
)
