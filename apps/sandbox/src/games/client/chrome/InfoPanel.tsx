import { OpenDialog } from '@lagoon/ui/kit/Dialog/OpenDialog'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { GameInfo } from '../../contract.ts'
import type { Kind, LiveKind } from '../kinds/kind.ts'
import * as styles from './InfoPanel.css.ts'
import { Section } from './Section.tsx'
import { shellKeys } from './useKeys.ts'

export interface InfoPanelProps {
  kind: Kind | LiveKind
  info: GameInfo
  stake: bigint
  onClose: () => void
}

/** The rules that every kind has among its facts. */
const rulesIn = (facts: unknown) => (facts as { rules: readonly string[] }).rules

/** Figures and tables of the game at the chosen stake, and its rules. */
export const InfoPanel = ({ kind, info, stake, onClose }: InfoPanelProps) => (
  <OpenDialog title={`How ${info.name} pays`} isOpen onClose={onClose} size="wide">
    <Stack gap="roomy">
      <kind.Info gameId={info.gameId} facts={info.facts} stake={stake} />
      <Section title="Rules">
        <ol className={styles.rules}>
          {rulesIn(info.facts).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <Text size="small" tone="soft">
          {info.name} by {info.provider}
        </Text>
      </Section>
      <Section title="Keys">
        <dl className={styles.keys}>
          {[...shellKeys[kind.flow ?? 'rounds'], ...(kind.keys ?? [])].map(([key, does]) => (
            <div key={key} className={styles.keyLine}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Stack>
  </OpenDialog>
)
