import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm } from 'react-hook-form'
import { breakSchema } from '@lagoon/contract/account/settings.rules'
import { breakLengths, type BreakLength } from '@lagoon/contract/account/enums'
import type { BreakValues } from '@lagoon/domain/account/settings/settings.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { RadioGroup } from '../../../kit/RadioGroup/RadioGroup.tsx'
import { FormCheckbox } from '../../../patterns/FormField/FormCheckbox.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { fieldWords } from '../../fieldWords.ts'
import type { SettingProps } from './ProfileSettings.tsx'
import { Setting } from './Setting.tsx'
import * as styles from './ProfileSettings.css.ts'
import { breakWords } from './settingWords.ts'

const understood = fieldWords({ mustAccept: 'Check this box to continue.' })

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
    <form noValidate className={styles.form} onSubmit={sendOnce(send, isSaving)}>
      <Notice title="What to expect">
        You’ll be logged out everywhere and won’t be able to play or buy until your break ends. You keep your tokens, and withdrawals in
        progress will still be paid.
      </Notice>
      <RadioGroup
        label="How long?"
        options={options}
        value={length.value === '' ? null : length.value}
        onChange={(id) => {
          form.clearErrors('length')
          length.onChange(id)
        }}
        error={fieldState.error && 'Choose how long.'}
        isRequired
      />
      <FormCheckbox form={form} name="isUnderstood" words={understood}>
        I understand that no one can end it early, not even support.
      </FormCheckbox>
      <div className={styles.actions}>
        <Button type="submit" weight="danger" isPending={isSaving}>
          Start break
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
    description="For when playing stops being fun. Choose anything from 24 hours to a year. 6 months or more is a self-exclusion."
    summary="No break set"
    verb="Set"
  >
    <TakeBreakForm isSaving={view.state === 'takeBreak' && view.isSaving} onSubmit={onTakeBreak} />
  </Setting>
)
