import type { PlayerSettings } from '@lagoon/domain/account/settings/settings.state'
import { DepositLimitForm } from './DepositLimitForm.tsx'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import { dayAndTime, limitWords } from './settingWords.ts'

const waiting = ({ limit, from }: NonNullable<PlayerSettings['nextDepositLimit']>) =>
  `Starting ${dayAndTime(from)}: ${limit ? limitWords(limit) : 'no limit'}.`

export const DepositLimitSetting = ({ view, onOpen, onDepositLimit }: SettingProps) => {
  const { depositLimit, nextDepositLimit } = view.settings
  return (
    <Setting
      view={view}
      onOpen={onOpen}
      part="depositLimit"
      title="Deposit limit"
      description="The most you can spend on packages. A lower limit takes effect right away, a higher one or none after 24 hours."
      summary={depositLimit ? limitWords(depositLimit) : 'No limit'}
      detail={nextDepositLimit && waiting(nextDepositLimit)}
      verb={depositLimit ? 'Change' : 'Set'}
    >
      <DepositLimitForm
        limit={depositLimit}
        isEnding={nextDepositLimit?.limit === null}
        isSaving={view.state === 'depositLimit' && view.isSaving}
        onSubmit={(limit) => onDepositLimit({ limit })}
        onRemove={() => onDepositLimit({ limit: null })}
      />
    </Setting>
  )
}
