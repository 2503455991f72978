import { Text } from '@lagoon/ui/kit/Text/Text'
import type { OfficeSettings } from '../../contract.ts'
import * as styles from '../Office.css.ts'
import { RoomHead } from '../RoomHead.tsx'
import { useAnswer } from '../useAnswer.ts'
import { Waited } from '../Waited.tsx'
import { CaseList } from './CaseList.tsx'
import { ProviderQueues } from './ProviderQueues.tsx'

/** The verifications that wait for a person, and the way to those that wait at their provider. */
export const CasesPage = ({ identityQueues }: Pick<OfficeSettings, 'identityQueues'>) => {
  const { view } = useAnswer('verifications', {})
  return (
    <>
      <RoomHead title="Verification">People who can’t be verified until someone decides.</RoomHead>
      <ProviderQueues identityQueues={identityQueues} />
      <div className={styles.room}>
        <Waited view={view} what="verifications">
          {({ cases, waiting }) => (
            <>
              <Text size="small" tone="soft">
                {waiting} in this list. Longest waiting first{waiting > cases.length ? `; the first ${cases.length} are shown` : ''}.
              </Text>
              <CaseList cases={cases} />
            </>
          )}
        </Waited>
      </div>
    </>
  )
}
