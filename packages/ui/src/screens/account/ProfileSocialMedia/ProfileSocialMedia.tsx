import { socialMediaSchema } from '@lagoon/contract/account/profile.rules'
import { socialNetworks, type SocialNetwork } from '@lagoon/contract/account/enums'
import type { SocialMediaValues, SocialMediaView } from '@lagoon/domain/account/profile.state'
import type { Known } from '@lagoon/domain/kernel/notLoaded.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { ProfilePage } from '../../../patterns/ProfileSection/ProfilePage.tsx'
import { ProfileSection } from '../../../patterns/ProfileSection/ProfileSection.tsx'
import { SaveBar } from '../../../patterns/ProfileSection/SaveBar.tsx'
import { form as formStyle } from '../profileForm.css.ts'
import { ProfileNotLoaded } from '../../shell/ProfileNotLoaded.tsx'
import { profileMessages } from '../profileMessages.ts'
import { useAnsweredForm } from '../../useAnsweredForm.ts'
import * as styles from './ProfileSocialMedia.css.ts'

const names: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  tiktok: 'TikTok',
  instagram: 'Instagram',
}

export interface ProfileSocialMediaProps {
  view: SocialMediaView
  /** Checked by the rules; addresses as they are kept. */
  onSubmit: (values: SocialMediaValues) => void
  /** Ask again after nobody answered. */
  onRetry: () => void
}

interface FormProps extends Pick<ProfileSocialMediaProps, 'onSubmit'> {
  view: Known<SocialMediaView>
}

const SocialMediaForm = ({ view, onSubmit }: FormProps) => {
  const { values } = view
  const { form, faults, submit } = useAnsweredForm<SocialMediaValues>({ schema: socialMediaSchema, initialValues: values, view, onSubmit })
  const { errors } = form.formState
  return (
    <ProfilePage title="Social media" intro="Link your social profiles. All optional.">
      <form noValidate className={formStyle} onSubmit={submit}>
        <ProfileSection
          title="Your profiles"
          description="Paste your profile link or enter your username. We’ll never post for you. To unlink a profile, clear its field and save."
        >
          {socialNetworks.map((network) => (
            <div key={network} className={styles.row}>
              <div className={styles.field}>
                <FormTextField
                  form={form}
                  name={network}
                  words={profileMessages[network]}
                  label={names[network]}
                  inputMode="url"
                  autoComplete="off"
                  spellCheck="false"
                />
              </div>
              {values[network] !== '' && !errors[network] && (
                <div className={styles.open}>
                  <Link href={values[network]} weight="secondary" isNewTab aria-label={`Open ${names[network]} (opens in a new tab)`}>
                    Open
                  </Link>
                </div>
              )}
            </div>
          ))}
        </ProfileSection>
        <SaveBar state={view.state} faults={faults} />
      </form>
    </ProfilePage>
  )
}

/** The player's pages on other sites; each of them may be left out. */
export const ProfileSocialMedia = ({ view, onSubmit, onRetry }: ProfileSocialMediaProps) =>
  view.state === 'loading' || view.state === 'failed' ? (
    <ProfileNotLoaded view={view} onRetry={onRetry} />
  ) : (
    <SocialMediaForm view={view} onSubmit={onSubmit} />
  )
