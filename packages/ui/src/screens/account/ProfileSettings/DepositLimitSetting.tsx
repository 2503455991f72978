import type { DepositLimit } from '@lagoon/domain/account/settings/settings.state'
import { DepositLimitForm } from './DepositLimitForm.tsx'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import { dayAndTime, limitWords } from './settingWords.ts'

const waiting = (next: DepositLimit & { from: string }) => `Starting ${dayAndTime(next.from)}: ${limitWords(next)}.`

export const DepositLimitSetting = ({ view, onOpen, onDepositLimit }: SettingProps) => {
  const { depositLimit, nextDepositLimit } = view.settings
  return (
    <Setting
      view={view}
      onOpen={onOpen}
      part="depositLimit"
      title="Deposit limit"
      description="The most you can spend on packages. A lower limit takes effect right away, a higher one after 24 hours."
      summary={depositLimit ? limitWords(depositLimit) : 'No limit'}
      detail={nextDepositLimit && waiting(nextDepositLimit)}
      verb={depositLimit ? 'Change' : 'Set'}
    >
      <DepositLimitForm
        limit={depositLimit}
        isSaving={view.state === 'depositLimit' && view.isSaving}
        onSubmit={(limit) => onDepositLimit({ limit })}
        onRemove={() => onDepositLimit({ limit: null })}
      />
    </Setting>
  )
}
