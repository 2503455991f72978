import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm } from 'react-hook-form'
import { depositLimitSchema } from '@lagoon/contract/account/settings.rules'
import { depositLimitDays } from '@lagoon/contract/account/enums'
import type { DepositLimit, DepositLimitValues } from '@lagoon/domain/account/settings/settings.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Select } from '../../../kit/Select/Select.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { FieldPair } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import * as styles from './ProfileSettings.css.ts'
import { daysWords, dollarsMessages } from './settingWords.ts'

interface DepositLimitFormProps {
  limit: DepositLimit | undefined
  /** The limit was taken away already, and holds until its 24 hours are over. */
  isEnding: boolean
  isSaving: boolean
  onSubmit: (limit: DepositLimit) => void
  onRemove: () => void
}

const resolver = standardSchemaResolver<DepositLimitValues, unknown, DepositLimit>(depositLimitSchema)

export const DepositLimitForm = ({ limit, isEnding, isSaving, onSubmit, onRemove }: DepositLimitFormProps) => {
  const form = useForm<DepositLimitValues, unknown, DepositLimit>({
    resolver,
    defaultValues: { dollars: limit ? String(limit.dollars) : '', days: limit?.days ?? '7' },
  })
  const { field: days } = useController({ control: form.control, name: 'days' })
  const send = form.handleSubmit((values) => onSubmit(values))
  return (
    <form noValidate className={styles.form} onSubmit={sendOnce(send, isSaving)}>
      <FieldPair>
        <FormTextField
          form={form}
          name="dollars"
          words={dollarsMessages}
          label="Limit in dollars"
          prefix="$"
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <Select
          label="Resets"
          options={depositLimitDays.map((id) => ({ id, label: daysWords[id] }))}
          value={days.value}
          onChange={days.onChange}
          name={days.name}
          isRequired
        />
      </FieldPair>
      <div className={styles.actions}>
        <Button type="submit" weight="primary" isPending={isSaving}>
          Save limit
        </Button>
        {limit && !isEnding && (
          <Button weight="quiet" onPress={onRemove}>
            Remove limit in 24 hours
          </Button>
        )}
      </div>
    </form>
  )
}
