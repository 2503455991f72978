import type { UseFormReturn } from 'react-hook-form'
import type { PersonalInfoValues } from '@lagoon/domain/account/profile.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { FieldPair, ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { profileMessages } from '../profileMessages.ts'

/** The ids that a withdrawal to Skrill, Cash App, Seamless Chex or a chain takes from the profile (§5). */
export const PayoutAccounts = ({ form }: { form: UseFormReturn<PersonalInfoValues, unknown, PersonalInfoValues> }) => (
  <ProfileSection
    title="Payout accounts"
    mark={<Badge>Optional</Badge>}
    description="Only for withdrawals to these services. Accounts must be in your name."
  >
    <FieldPair>
      <FormTextField form={form} name="skrillId" words={profileMessages.skrillId} label="Skrill ID" autoComplete="off" />
      <FormTextField form={form} name="cashAppId" words={profileMessages.cashAppId} label="Cash App ID" prefix="$" autoComplete="off" />
    </FieldPair>
    <FormTextField form={form} name="seamlessChexId" words={profileMessages.seamlessChexId} label="Seamless Chex ID" autoComplete="off" />
    <FormTextField
      form={form}
      name="cryptoAddress"
      words={profileMessages.cryptoAddress}
      label="Crypto address"
      description="Crypto sent to the wrong address can’t be recovered. Paste it from your wallet and check the last characters."
      autoComplete="off"
      spellCheck="false"
    />
  </ProfileSection>
)
