import { privacyPolicyAddress, termsAddress } from '@lagoon/contract/content/addresses'
import { Link } from '../../../kit/Link/Link.tsx'
import { FormCheckbox } from '../../../patterns/FormField/FormCheckbox.tsx'
import { fieldMessages } from '../fieldMessages.ts'
import * as styles from './SignUpForm.css.ts'
import type { SignUpFormApi } from './useSignUpForm.ts'

/** What the player agrees to. The documents open beside the form, so that nothing typed is lost. */
export const Agreements = ({ form }: { form: SignUpFormApi }) => (
  <div className={styles.agreements}>
    <FormCheckbox form={form} name="termsAccepted" words={fieldMessages.termsAccepted} isRequired>
      I accept the{' '}
      <Link href={termsAddress} isNewTab>
        Terms of Use
      </Link>{' '}
      and the{' '}
      <Link href={privacyPolicyAddress} isNewTab>
        Privacy Policy
      </Link>
      .
    </FormCheckbox>
    <FormCheckbox form={form} name="ageAcknowledged" words={fieldMessages.ageAcknowledged} isRequired>
      I am 18 or older.
    </FormCheckbox>
    <FormCheckbox form={form} name="specialOffers" words={{}}>
      Email me special offers. I can change this anytime.
    </FormCheckbox>
  </div>
)
