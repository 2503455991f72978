import type { WithdrawalSettings } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { limitWords, prizeTokens } from '../withdrawalWords.ts'

/** What bounds a withdrawal besides the balance, said before anybody runs into it. */
export const Limits = ({ settings: { limits, addressProofAbove, newAccountHours } }: { settings: WithdrawalSettings }) => {
  const lines = [
    ...limits.map(limitWords),
    ...(addressProofAbove === undefined ? [] : [`Above ${prizeTokens(addressProofAbove)} we’ll ask for proof of address.`]),
    ...(newAccountHours === 0 ? [] : [`To protect you, we wait ${newAccountHours} hours before sending money to a new account.`]),
  ]
  return (
    lines.length > 0 && (
      <Stack as="ul" gap="close">
        {lines.map((line) => (
          <Text key={line} as="li" size="small" tone="soft">
            {line}
          </Text>
        ))}
      </Stack>
    )
  )
}
