import { useState } from 'react'
import { allCountryCodes } from '@lagoon/contract/wire/sumsub/countries'
import type { DocumentType } from '@lagoon/contract/wire/sumsub/requirements'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { ComboBox } from '@lagoon/ui/kit/ComboBox/ComboBox'
import { RadioGroup } from '@lagoon/ui/kit/RadioGroup/RadioGroup'
import type { StepView } from '../../contract.ts'
import { sidesOf, typeNames, typesOf } from '../../documents.ts'
import { AskedAgain } from './AskedAgain.tsx'
import * as styles from './Frame.css.ts'
import { StepTitle } from './StepTitle.tsx'
import { chooseHints, chooseTitles } from './words.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })
const countries = allCountryCodes
  .map((id) => ({ id, label: names.of(id) ?? id }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

const detailOf = (type: DocumentType): string => (sidesOf(type).length === 2 ? 'Front and back' : 'One page')

export interface ChooseDocumentProps {
  step: StepView
  isFocused: boolean
  isPending: boolean
  onChoose: (type: DocumentType, country: string) => void
}

/** Which document is given, and from where. */
export const ChooseDocument = ({ step, isFocused, isPending, onChoose }: ChooseDocumentProps) => {
  const [country, setCountry] = useState<string | null>(step.country)
  const [chosen, setChosen] = useState<DocumentType | null>(step.type)
  const [isChecked, setChecked] = useState(false)
  const types = typesOf(step.set, country ?? step.country)
  const type = chosen !== null && types.includes(chosen) ? chosen : null
  const submit = () => {
    setChecked(true)
    if (country !== null && type !== null) onChoose(type, country)
  }
  return (
    <>
      <StepTitle title={chooseTitles[step.set]} isFocused={isFocused}>
        {chooseHints[step.set]}
      </StepTitle>
      <AskedAgain again={step.again} />
      <ComboBox
        label="Country that issued it"
        options={countries}
        value={country}
        onChange={setCountry}
        isRequired
        {...(isChecked && country === null && { error: 'Choose the country.' })}
      />
      <RadioGroup
        label="Document"
        options={types.map((id) => ({ id, label: typeNames[id], detail: detailOf(id) }))}
        value={type}
        onChange={(id) => setChosen(types.find((one) => one === id) ?? null)}
        isRequired
        {...(isChecked && type === null && { error: 'Choose a document.' })}
      />
      <div className={styles.buttons}>
        <Button weight="primary" size="large" isPending={isPending} onPress={submit}>
          Continue
        </Button>
      </div>
    </>
  )
}
