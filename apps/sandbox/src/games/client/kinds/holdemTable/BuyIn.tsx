import { useState, type SyntheticEvent } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { NumberField } from '@lagoon/ui/kit/NumberField/NumberField'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import { tokens, type PlayedToken } from '../../play/words.ts'
import { amount } from './words.ts'

export interface BuyInProps {
  title: string
  /** What the button says. */
  verb: string
  /** What is had by it, in chips: the least, the most, and what the player has in all. */
  min: number
  max: number
  purse: number
  token: PlayedToken
  problem: string | null
  isBusy: boolean
  onChips: (chips: number) => void
  onClose: () => void
}

/** How many chips the player brings to the table. */
export const BuyIn = ({ title, verb, min, max, purse, token, problem, isBusy, onChips, onClose }: BuyInProps) => {
  const most = Math.min(max, purse)
  const [chips, setChips] = useState(Math.max(min, Math.min(most, Math.round(max / 2))))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onChips(chips)
  }
  if (most < min)
    return (
      <Dialog title={title} isOpen onClose={onClose}>
        <Notice tone="warning">
          {max < min
            ? 'You already have the most chips that this table allows.'
            : `The minimum is ${amount(min)}, and you have ${tokens(BigInt(purse), token)}.`}
        </Notice>
      </Dialog>
    )
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="even">
          <NumberField
            label="Chips"
            description={`From ${amount(min)} to ${amount(most)}. You have ${tokens(BigInt(purse), token)}.`}
            prefix={<TokenIcon kind={token} />}
            value={chips / 100}
            minValue={min / 100}
            maxValue={most / 100}
            step={0.2}
            formatOptions={{ minimumFractionDigits: 2, maximumFractionDigits: 2 }}
            onChange={(value) => setChips(Number.isFinite(value) ? Math.round(value * 100) : min)}
          />
          {problem && (
            <Notice tone="danger" announce="now">
              {problem}
            </Notice>
          )}
          <Button type="submit" weight="primary" isPending={isBusy}>
            {verb}
          </Button>
          <Text size="small" tone="soft">
            Your chips are returned to your token balance when you leave the table.
          </Text>
        </Stack>
      </form>
    </Dialog>
  )
}
