import type { OwnLimitName } from '@lagoon/contract/account/enums'
import { OwnLimitForm } from './OwnLimitForm.tsx'
import { limitWords, ownLimitWords } from './ownLimitWords.ts'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import { dayAndTime } from './settingWords.ts'

interface OwnLimitSettingProps extends Pick<SettingProps, 'view' | 'onOpen' | 'onOwnLimit'> {
  name: OwnLimitName
}

/** A limit that players set for themselves. */
export const OwnLimitSetting = ({ name, view, onOpen, onOwnLimit }: OwnLimitSettingProps) => {
  const { now, next } = view.settings.limits[name]
  const { title, description } = ownLimitWords[name]
  return (
    <Setting
      view={view}
      onOpen={onOpen}
      part={name}
      title={title}
      description={description}
      summary={now ? limitWords(name, now) : 'No limit'}
      detail={next && `Starting ${dayAndTime(next.from)}: ${next.limit ? limitWords(name, next.limit) : 'no limit'}.`}
      verb={now ? 'Change' : 'Set'}
    >
      <OwnLimitForm
        words={ownLimitWords[name]}
        limit={now}
        isEnding={next?.limit === null}
        isSaving={view.state === name && view.isSaving}
        onSubmit={(limit) => onOwnLimit({ name, limit })}
        onRemove={() => onOwnLimit({ name, limit: null })}
      />
    </Setting>
  )
}
