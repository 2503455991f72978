import { House, IdCard, ScanFace, UserRound, type LucideIcon } from 'lucide-react'
import type { DocumentKind } from '@lagoon/contract/kyc/enums'
import type { DocumentRequest } from '@lagoon/domain/kyc/kyc.state'
import { Text } from '../../kit/Text/Text.tsx'
import * as styles from './DocumentRequests.css.ts'
import { documentWords, faultWords } from './requestWords.ts'

const icons: Readonly<Record<DocumentKind, LucideIcon>> = { IDENTITY: IdCard, SELFIE: ScanFace, ADDRESS: House, PROFILE: UserRound }

/** Every document that has to be sent again, each with its reason. */
export const DocumentRequests = ({ requests }: { requests: readonly DocumentRequest[] }) => (
  <ul className={styles.list}>
    {requests.map(({ document, fault, comment }, index) => {
      const Icon = icons[document]
      return (
        <li key={`${index}-${document}`} className={styles.request}>
          <Icon className={styles.icon} size="1.25rem" strokeWidth={1.75} aria-hidden />
          <div>
            <Text weight="strong">{documentWords[document]}</Text>
            <Text size="small" tone="soft">
              {faultWords[fault][document]}
            </Text>
            {comment !== undefined && (
              <Text size="small" tone="soft">
                The reviewer wrote: “{comment}”
              </Text>
            )}
          </div>
        </li>
      )
    })}
  </ul>
)
