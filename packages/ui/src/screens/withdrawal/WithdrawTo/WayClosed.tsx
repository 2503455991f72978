import { profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawAddress, withdrawToAddress } from '@lagoon/contract/withdrawal/addresses'
import type { WayClosedView } from '@lagoon/domain/withdrawal/request/withdrawTo.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { OutcomePanel } from '../../../patterns/OutcomePanel/OutcomePanel.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { wayNames } from '../withdrawalWords.ts'

/** The method was closed after it was chosen: the amount is kept, and each method that takes it is one press away. */
export const WayClosed = ({ view: { way, others, amount, draft } }: { view: WayClosedView }) => (
  <ScreenFrame title="Withdraw" intro="Withdraw your prize tokens. Whole tokens only." width="narrow">
    <OutcomePanel
      outcome="needsAction"
      level={2}
      title={`${wayNames[way]} withdrawals are closed right now`}
      {...(amount !== undefined && { facts: [{ term: 'Amount', value: <TokenAmount kind="PRIZE" minor={amount} /> }] })}
      details={
        others.length > 0 && (
          <Stack gap="even" align="stretch">
            <Text size="small" tone="soft">
              You can withdraw it with
            </Text>
            <Stack direction="row" gap="even" isWrapping>
              {others.map((other) => (
                <Link key={other} href={withdrawToAddress({ ...draft, way: other })} weight="secondary">
                  {wayNames[other]}
                </Link>
              ))}
            </Stack>
          </Stack>
        )
      }
      actions={
        <>
          <Link href={withdrawAddress(draft)} weight="primary" size="large">
            Compare methods
          </Link>
          <Link href={profileAddress('support')} weight="quiet" size="large">
            Contact support
          </Link>
        </>
      }
    >
      This method was closed, or your country changed, after you chose it. Nothing was requested, and your tokens stay in your balance.
    </OutcomePanel>
  </ScreenFrame>
)
