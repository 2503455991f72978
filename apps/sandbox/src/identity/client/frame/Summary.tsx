import { Pencil } from 'lucide-react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { IconButton } from '@lagoon/ui/kit/IconButton/IconButton'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { FrameView } from '../../contract.ts'
import { sidesOf, typeNames, type GivenSet, type Side } from '../../documents.ts'
import type { Api } from './api.ts'
import * as styles from './Frame.css.ts'
import { StepTitle } from './StepTitle.tsx'
import { Thumb } from './Thumb.tsx'

const sideNames: Readonly<Record<Side, string>> = { FRONT: 'Front', BACK: 'Back' }
const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export interface SummaryProps {
  view: FrameView
  api: Api
  isFocused: boolean
  isPending: boolean
  onChange: (set: GivenSet, side: Side) => void
  onSubmit: () => void
}

/** Everything that was given, before it is sent in. */
export const Summary = ({ view, api, isFocused, isPending, onChange, onSubmit }: SummaryProps) => {
  const profile = view.standing.state === 'COLLECTING' ? view.standing.profile : null
  return (
    <>
      <StepTitle title="Check and send" isFocused={isFocused}>
        Nothing is reviewed until you send it.
      </StepTitle>
      <ul className={styles.given}>
        {view.steps.flatMap(({ set, type, files }) =>
          files.map((file) => {
            const name = type === null ? 'Document' : typeNames[type]
            const label = type !== null && sidesOf(type).length === 2 ? `${name}, ${sideNames[file.side].toLowerCase()}` : name
            return (
              <li key={file.id} className={styles.givenRow}>
                <Thumb file={file} api={api} label={label} isSmall />
                <div className={styles.givenWords}>
                  <Text weight="strong">{label}</Text>
                  <Text size="small" tone="soft">
                    {file.kind.toUpperCase()}, {sizeOf(file.bytes)}
                  </Text>
                </div>
                <IconButton label={`Change ${label}`} icon={Pencil} onPress={() => onChange(set, file.side)} />
              </li>
            )
          }),
        )}
      </ul>
      {profile !== null && (
        <Notice tone="warning" title="Your profile needs a change first">
          {profile} Close this window, change your profile, and come back. Everything you’ve added here will be saved.
        </Notice>
      )}
      {profile === null && (
        <div className={styles.buttons}>
          <Button weight="primary" size="large" isPending={isPending} onPress={onSubmit}>
            Send for verification
          </Button>
        </div>
      )}
    </>
  )
}
