import { RadioGroup } from '../../../kit/RadioGroup/RadioGroup.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import * as styles from './ProfileSettings.css.ts'

export const Language = ({ view, onOpen, onLanguage }: SettingProps) => {
  const { language, languages } = view.settings
  return (
    <Setting
      view={view}
      onOpen={onOpen}
      part="language"
      title="Language"
      description="For this app and our messages to you."
      summary={languages.find(({ code }) => code === language)?.name ?? language}
      verb="Choose"
    >
      <div className={styles.form}>
        <RadioGroup
          label="Your language"
          options={languages.map(({ code, name }) => ({ id: code, label: name }))}
          value={language}
          onChange={(code) => onLanguage({ code })}
        />
        {languages.length === 1 && (
          <Text size="small" tone="soft">
            English is the only language for now.
          </Text>
        )}
      </div>
    </Setting>
  )
}
