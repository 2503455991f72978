import { payoutIdAddress } from '@lagoon/contract/withdrawal/addresses'
import type { WithdrawByProfileIdView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { Button } from '../../kit/Button/Button.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx'
import { momentOf } from '../../words/days.ts'
import { DetailsFrame, NewAccountNote, SendRow } from './DetailsFrame.tsx'
import * as styles from './ProfileIdPayout.css.ts'
import { RequestNow } from './RequestNow.tsx'

export interface ProfileIdPayoutProps {
  view: WithdrawByProfileIdView
  /** "Skrill". */
  provider: string
  /** "Skrill ID", as the field of the profile is called. */
  idName: string
  /** What has to be true of the account there. */
  intro: string
  /** The id becomes one that is paid out to, once the player proved that it is theirs. */
  onSaveId: (details: { id: string }) => void
  /** The player requests exactly what is shown. */
  onRequest: () => void
}

/** A way that pays to an id of the profile: it is shown, never typed here, so that there is one of it only (§5). */
export const ProfileIdPayout = ({ view, provider, idName, intro, onSaveId, onRequest }: ProfileIdPayoutProps) => (
  <DetailsFrame title={`Withdraw with ${provider}`} intro={intro} view={view} {...(view.state === 'idPresent' && { quote: view.quote })}>
    {view.state === 'idMissing' ? (
      <EmptyState
        illustration="bottle"
        title={`Add your ${idName}`}
        action={
          <Link href={payoutIdAddress(view.draft)} weight="primary">
            {`Add ${idName}`}
          </Link>
        }
      >
        {`We pay out to the ${idName} in your profile. Add it there once. Your amount will still be here when you come back.`}
      </EmptyState>
    ) : (
      <>
        <div className={styles.id}>
          <div className={styles.words}>
            <Text size="small" tone="soft">
              {idName}
            </Text>
            <Text size="lead" weight="strong">
              {view.id}
            </Text>
            {view.account?.waitsUntil !== undefined && (
              <Text size="small" tone="soft">{`New account. We can send money to it after ${momentOf(view.account.waitsUntil)}.`}</Text>
            )}
          </div>
          <Link href={payoutIdAddress(view.draft)} aria-label={`Change ${idName} in your profile`}>
            Change
          </Link>
        </div>
        {view.account === undefined ? (
          <>
            <SendRow words="First we’ll check that it’s you. You’ll see the amount once more before you request the withdrawal.">
              <Button weight="primary" size="large" onPress={() => onSaveId({ id: view.id })}>
                {`Use this ${idName}`}
              </Button>
            </SendRow>
            <NewAccountNote view={view} />
          </>
        ) : (
          <RequestNow
            view={view}
            words={`We’ll send the money to this ${provider} account. Make sure it’s yours and still open.`}
            onRequest={onRequest}
          />
        )}
      </>
    )}
  </DetailsFrame>
)
