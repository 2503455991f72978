import type { TicketStep } from '@lagoon/contract/support/enums'
import { Check, CornerDownLeft, Inbox, PencilLine } from 'lucide-react'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { stepNames } from './ticketWords.ts'

const looks = {
  POSTED: [Inbox, 'neutral'],
  ASSIGNED: [PencilLine, 'neutral'],
  ANSWERED: [CornerDownLeft, 'accent'],
  RESOLVED: [Check, 'success'],
} as const

/** How far a ticket is; only what waits for the player is lit. */
export const StepBadge = ({ step }: { step: TicketStep }) => {
  const [icon, tone] = looks[step]
  return (
    <Badge icon={icon} tone={tone}>
      {stepNames[step]}
    </Badge>
  )
}
