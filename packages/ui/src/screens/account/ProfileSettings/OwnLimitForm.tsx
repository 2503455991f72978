import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm } from 'react-hook-form'
import { ownLimitSchema } from '@lagoon/contract/account/settings.rules'
import { limitDays } from '@lagoon/contract/account/enums'
import type { OwnLimit, OwnLimitValues } from '@lagoon/domain/account/settings/settings.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Select } from '../../../kit/Select/Select.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { FieldPair } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import * as styles from './ProfileSettings.css.ts'
import { daysWords, type OwnLimitWords } from './ownLimitWords.ts'

interface OwnLimitFormProps {
  words: OwnLimitWords
  limit: OwnLimit | undefined
  /** The limit was taken away already, and holds until its 24 hours are over. */
  isEnding: boolean
  isSaving: boolean
  onSubmit: (limit: OwnLimit) => void
  onRemove: () => void
}

const resolver = standardSchemaResolver<OwnLimitValues, unknown, OwnLimit>(ownLimitSchema)

export const OwnLimitForm = ({ words, limit, isEnding, isSaving, onSubmit, onRemove }: OwnLimitFormProps) => {
  const form = useForm<OwnLimitValues, unknown, OwnLimit>({
    resolver,
    defaultValues: { amount: limit ? String(limit.amount) : '', days: limit?.days ?? '7' },
  })
  const { field: days } = useController({ control: form.control, name: 'days' })
  const send = form.handleSubmit((values) => onSubmit(values))
  return (
    <form noValidate className={styles.form} onSubmit={sendOnce(send, isSaving)}>
      <FieldPair>
        <FormTextField
          form={form}
          name="amount"
          words={words.messages}
          label={words.label}
          {...(words.prefix !== undefined && { prefix: words.prefix })}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <Select
          label="Resets"
          options={limitDays.map((id) => ({ id, label: daysWords[id] }))}
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
