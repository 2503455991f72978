import { Camera, FileText, House, IdCard, ScanFace, type LucideIcon } from 'lucide-react'
import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { AcceptedDocuments } from '@lagoon/domain/kyc/kyc.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { acceptedInWords } from '../acceptedDocuments.ts'
import * as layout from '../kycLayout.css.ts'
import { capitalized } from '../../../words/capitalized.ts'

interface Need {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
}

/** What has to be at hand, by level; `accepted` are the documents of which the provider takes one. */
const needs: Readonly<Record<VerificationLevel, (accepted: string | undefined) => readonly Need[]>> = {
  IDENTITY: (accepted = 'passport, ID card, or driver’s license') => [
    { icon: IdCard, title: 'Your ID', text: `${capitalized(accepted)} that hasn’t expired. Show all four corners.` },
    { icon: ScanFace, title: 'A selfie', text: 'In good light, without sunglasses or a hat.' },
    { icon: Camera, title: 'A camera', text: 'Your browser will ask to use it. No camera? You can choose a photo file instead.' },
  ],
  ADDRESS: (accepted = 'utility bill, bank statement, or tax document') => [
    { icon: House, title: 'Proof of address', text: `${capitalized(accepted)} from the last 3 months.` },
    { icon: FileText, title: 'Your name and address on it', text: 'Both have to match your profile. Show the whole page.' },
  ],
}

/** What has to be at hand for the photos of a level. */
export const Needs = ({ level, accepted }: { level: VerificationLevel; accepted: AcceptedDocuments }) => (
  <ul className={layout.needs}>
    {needs[level](acceptedInWords(accepted)).map(({ icon: Icon, title, text }) => (
      <li key={title} className={layout.need}>
        <span aria-hidden="true" className={layout.needIcon}>
          <Icon size="1.25rem" strokeWidth={1.75} />
        </span>
        <div>
          <Text weight="strong">{title}</Text>
          <Text size="small" tone="soft">
            {text}
          </Text>
        </div>
      </li>
    ))}
  </ul>
)
