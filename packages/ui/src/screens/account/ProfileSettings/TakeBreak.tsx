import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm } from 'react-hook-form'
import { breakSchema } from '@lagoon/contract/account/settings.rules'
import { breakLengths, type BreakLength } from '@lagoon/contract/account/enums'
import type { BreakValues } from '@lagoon/domain/account/settings/settings.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { RadioGroup } from '../../../kit/RadioGroup/RadioGroup.tsx'
import { FormCheckbox } from '../../../patterns/FormField/FormCheckbox.tsx'
import { fieldWords } from '../../fieldWords.ts'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import * as styles from './ProfileSettings.css.ts'
import { breakWords } from './settingWords.ts'

const understood = fieldWords({ mustAccept: 'Say that you know this.' })

interface TakeBreakFormProps {
  isSaving: boolean
  onSubmit: (event: { length: BreakLength }) => void
}

interface Break {
  length: BreakLength
  isUnderstood: boolean
}

const resolver = standardSchemaResolver<BreakValues, unknown, Break>(breakSchema)
const options = breakLengths.map((id) => ({ id, ...breakWords[id] }))

const TakeBreakForm = ({ isSaving, onSubmit }: TakeBreakFormProps) => {
  const form = useForm<BreakValues, unknown, Break>({ resolver, defaultValues: { length: '', isUnderstood: false } })
  const { field: length, fieldState } = useController({ control: form.control, name: 'length' })
  const send = form.handleSubmit((values) => onSubmit({ length: values.length }))
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void send()
      }}
    >
      <Notice title="What happens then">
        You are logged out everywhere and cannot play or buy until the time is over. Your tokens stay, and a withdrawal under way is still
        paid.
      </Notice>
      <RadioGroup
        label="For how long?"
        options={options}
        value={length.value === '' ? null : length.value}
        onChange={(id) => {
          form.clearErrors('length')
          length.onChange(id)
        }}
        error={fieldState.error && 'Choose how long it shall last.'}
        isRequired
      />
      <FormCheckbox form={form} name="isUnderstood" words={understood}>
        I know that nobody can end it early, not even support.
      </FormCheckbox>
      <div className={styles.actions}>
        <Button type="submit" weight="danger" isPending={isSaving}>
          Start now
        </Button>
      </div>
    </form>
  )
}

/** A way to stop for a while that the player cannot undo in a weak moment. */
export const TakeBreak = ({ view, onOpen, onTakeBreak }: SettingProps) => (
  <Setting
    view={view}
    onOpen={onOpen}
    part="takeBreak"
    title="Take a break"
    description="When playing stops being fun. From 24 hours to a year; from 6 months on it is a self-exclusion."
    summary="No break is set"
    verb="Set"
  >
    <TakeBreakForm isSaving={view.state === 'takeBreak' && view.isSaving} onSubmit={onTakeBreak} />
  </Setting>
)
