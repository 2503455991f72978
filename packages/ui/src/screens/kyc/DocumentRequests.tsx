import { House, IdCard, ScanFace, type LucideIcon } from 'lucide-react'
import type { DocumentRequest } from '@lagoon/domain/account/profile.state'
import type { KycStep, KycStepState } from '../../patterns/KycSteps/KycSteps.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import * as styles from './DocumentRequests.css.ts'

const documents: Readonly<Record<DocumentRequest['document'], { readonly label: string; readonly icon: LucideIcon }>> = {
  identity: { label: 'ID', icon: IdCard },
  selfie: { label: 'Selfie', icon: ScanFace },
  address: { label: 'Proof of address', icon: House },
}

/** The steps as they stand when these documents have to be sent again. */
export const stepsFor = (requests: readonly DocumentRequest[]): Readonly<Record<KycStep, KycStepState>> => {
  const asks = (...kinds: readonly DocumentRequest['document'][]) => requests.some(({ document }) => kinds.includes(document))
  return {
    details: 'done',
    photos: asks('identity', 'selfie') ? 'problem' : 'done',
    address: asks('address') ? 'problem' : 'done',
    decision: 'ahead',
  }
}

/** Every document that has to be sent again, each with its reason. */
export const DocumentRequests = ({ requests }: { requests: readonly DocumentRequest[] }) => (
  <ul className={styles.list}>
    {requests.map(({ document, reason }) => {
      const { label, icon: Icon } = documents[document]
      return (
        <li key={document} className={styles.request}>
          <Icon className={styles.icon} size="1.25rem" strokeWidth={1.75} aria-hidden />
          <div>
            <Text weight="strong">{label}</Text>
            <Text size="small" tone="soft">
              {reason}
            </Text>
          </div>
        </li>
      )
    })}
  </ul>
)
